/** The address of a story in the workbench. */
export const storyLink = (id: string) => `?story=${id}`
