/** Whether a page's code failed to load, by each browser's error message. Browsers do not retry such an import. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message)
