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

/** The pages that need a user: their names in a sentence, and a sentence about their content. */
export const privatePages = {
  dashboard: {
    name: 'dashboard',
    inside: 'Inside are your balances with their total, your identity check and your referral link.',
  },
  security: {
    name: 'security settings',
    inside: 'Inside are your password, your email address and the devices that show your login codes.',
  },
} as const

/** Reason in place of a page, by what is missing; `page` is the content that a visitor would see there. */
export const accessDenied = (page: string) => ({
  anonymous: `Please log in to see your ${page}.`,
  challenged: `One step is missing: enter the code of your second factor to see your ${page}.`,
  ended: 'Your session has ended. Log in again, and you are back where you were.',
})
