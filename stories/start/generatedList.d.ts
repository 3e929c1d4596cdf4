declare module 'virtual:generated-list' {
  /** The workbench's stories by their ids. */
  export const stories: Readonly<Record<string, unknown>>
}
