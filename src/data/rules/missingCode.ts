/** Whether code failed to load, by each browser's error message. Not every browser loads it when it is imported again. */
export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message)

const offline = 'Offline: '

/**
 * Marks code as missing because the site cannot be reached. The router recognises missing code by the start of the message
 * and would reload the document, so that the browser's own error page came; for any other message it shows the site's.
 */
export function markOffline(failure: Error): void {
  failure.message = offline + failure.message
}

/** Whether code is missing because the site could not be reached. */
export const isOffline = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(offline)
