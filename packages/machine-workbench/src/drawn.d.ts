declare module 'virtual:drawn-machines' {
  /** Diagrams and paths, computed by the plugin `drawnMachines`. */
  export const drawn: import('./diagram/drawAll').Drawn
}
