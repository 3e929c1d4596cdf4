declare module 'virtual:generated-list' {
  /** The workbench's stories by their ids, each with its file and its line there. */
  export const stories: Readonly<Record<string, { entry: string; locStart: number }>>
}
