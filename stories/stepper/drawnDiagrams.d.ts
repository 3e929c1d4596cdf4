declare module 'virtual:drawn-diagrams' {
  /** What the workbench's build has computed; see `.ladle/drawnDiagrams.ts`. */
  export const drawn: import('./diagram/drawAll').Drawn
}
