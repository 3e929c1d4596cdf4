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

export const gold = {
  100: '#f9ecc8',
  300: '#e8c77a',
  400: '#dcb257',
  500: '#c4963a',
  700: '#7a5b1f',
  850: '#2f2614',
  900: '#211b10',
  950: '#171106',
}

export const emerald = {
  300: '#5fd3a2',
  400: '#37b984',
  700: '#1f6a4c',
  850: '#10281f',
  950: '#04150e',
}

export const coral = {
  300: '#ff9a8f',
  400: '#f27468',
  600: '#c23b34',
  700: '#8a322e',
  850: '#2d191c',
}

export const yellow = {
  300: '#f6e05e',
  400: '#e3c62f',
  700: '#756415',
  850: '#272310',
  950: '#161303',
}

export const azure = {
  300: '#93bdf7',
  400: '#6fa4ee',
  700: '#31568a',
  850: '#142033',
  950: '#030d1c',
}

export const white = '#ffffff'
export const shade = 'rgb(3 4 8 / 0.72)'
