// The colours of the brand, to which `semanticTokens.ts` gives meanings. They are no tokens: a style names a meaning.
export const ink = {
  1000: '#06070b',
  950: '#0a0c12',
  900: '#10131c',
  850: '#161a25',
  800: '#1e2330',
  700: '#2b3140',
  600: '#3d4557',
  500: '#6c7589',
  400: '#8f97a8',
  300: '#b3b8c4',
  200: '#d3d7df',
}

export const ivory = {
  50: '#f6f2e9',
}

/** Grounds, lines and grey text of the light theme. */
export const paper = {
  50: '#fffdf8',
  100: '#faf7f0',
  150: '#f4efe4',
  200: '#ebe4d6',
  300: '#ddd3bf',
  400: '#bdb196',
  500: '#837a68',
  600: '#605e60',
  700: '#4c4e56',
  750: '#45464c',
  800: '#34363d',
  900: '#16181f',
}

export const gold = {
  50: '#faf1dc',
  100: '#f9ecc8',
  200: '#f3e3bd',
  250: '#d3b574',
  300: '#e8c77a',
  350: '#e2bb63',
  400: '#dcb257',
  450: '#d6a843',
  500: '#c4963a',
  550: '#bf8f2d',
  600: '#a67a12',
  700: '#7a5b1f',
  750: '#76560f',
  800: '#553d08',
  850: '#2f2614',
  900: '#211b10',
  950: '#171106',
}

export const emerald = {
  100: '#dff0e6',
  200: '#9fcdb4',
  300: '#5fd3a2',
  400: '#37b984',
  600: '#1f7a56',
  700: '#1f6a4c',
  750: '#17664a',
  800: '#0f4934',
  850: '#10281f',
  950: '#04150e',
}

export const coral = {
  100: '#fbe5e0',
  200: '#e8b0a8',
  300: '#ff9a8f',
  400: '#f27468',
  600: '#c23b34',
  700: '#8a322e',
  750: '#a92f28',
  800: '#7f1d18',
  850: '#2d191c',
}

export const yellow = {
  100: '#f7efc4',
  200: '#d9c873',
  300: '#f6e05e',
  400: '#e3c62f',
  700: '#756415',
  750: '#6d5a08',
  800: '#4e4003',
  850: '#272310',
  950: '#161303',
}

export const azure = {
  100: '#e0eaf7',
  200: '#a8c3e6',
  300: '#93bdf7',
  400: '#6fa4ee',
  600: '#2f66b0',
  700: '#31568a',
  750: '#2a5796',
  800: '#1b3d6d',
  850: '#142033',
  950: '#030d1c',
}

export const white = '#ffffff'
export const shade = { light: 'rgb(22 24 31 / 0.4)', dark: 'rgb(3 4 8 / 0.72)' }
/** The ground of a page below that, for the room of its scroll bar, to which a shade does not reach. */
export const shaded = { light: '#9f9e9c', dark: '#05060b' }
