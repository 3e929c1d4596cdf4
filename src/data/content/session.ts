/** The page while a stored session is checked for long. */
export const sessionSlow = {
  title: 'Still checking your session',
  text: 'This is taking longer than usual. We’re still trying, and the page will load automatically.',
}

/** The page while the exchange does not answer. */
export const sessionUnreachable = {
  title: 'Trying to reach the exchange',
  text: 'The exchange is not answering right now. You are still logged in. We keep trying, and the page will load automatically.',
}
