/** True if code failed to load, by each browser's error message. Not every browser loads it when it is imported again. */
export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message)

const prefix = 'Not loaded: '

/**
 * Hides from the router that code is missing. It recognises it by the start of the message and would reload the document, so that
 * without a connection the browser's own error page came; for any other message it shows the site's.
 */
export function hideFromRouter(failure: Error): void {
  if (isMissingCode(failure) && !failure.message.startsWith(prefix))
    failure.message = prefix + failure.message
}
