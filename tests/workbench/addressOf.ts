/** The address of a story by itself. */
export const addressOf = (story: string) => `/?story=${story}&mode=preview`
