declare module 'virtual:drawn-machines' {
  /** What the build of the workbench has computed; see `drawnMachines`. */
  export const drawn: import('./diagram/drawAll').Drawn
}
