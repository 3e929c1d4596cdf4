/** A partner's logo: the path of its icon, its name and how that is set. */
export type Partner = {
  name: string
  /** An SVG path of 24 by 24, filled by the even-odd rule. */
  path: string
  face: 'display' | 'text'
  /** Adds letter spacing, for a name in capitals. */
  isSpaced?: boolean
}

/** The note that the partners are samples. */
export const partnersNote = 'Sample names, made up for this site.'

/** Sample partners: none of them exists. */
export const partners: Partner[] = [
  { name: 'Marrowby', path: 'M2 21V5l10 9L22 5v16h-4v-8l-6 5-6-5v8z', face: 'display' },
  {
    name: 'fennlight',
    path: 'M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z',
    face: 'text',
  },
  {
    name: 'Orrin & Vale',
    path: 'M9 4a8 8 0 1 0 0 16A8 8 0 0 0 9 4Zm6 0a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
    face: 'display',
  },
  { name: 'QUAYMARK', path: 'M2 4h20v4H2zM2 10h14v4H2zM2 16h8v4H2z', face: 'text', isSpaced: true },
  {
    name: 'thistlepay',
    path: 'M12 2l3 7h-6zM4 6l7 5-6 3zM20 6l-1 8-6-3zM12 13l4 9H8z',
    face: 'text',
  },
  { name: 'Corvane', path: 'M2 20C4 9 11 3 22 3 17 7 16 10 16 14c-4-1-8 1-14 6Z', face: 'display' },
  {
    name: 'LUMENFOLD',
    path: 'M2 6l10-4v20L2 18zM14 2l8 4v12l-8 4z',
    face: 'text',
    isSpaced: true,
  },
  {
    name: 'Ashgrove',
    path: 'M12 1l10 4v7c0 6-5 9-10 11C7 21 2 18 2 12V5zM12 5v14c3-1.400 6-3.500 6-7V7.500z',
    face: 'display',
  },
]
