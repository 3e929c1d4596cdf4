import { brand } from './brand'

/** The descriptions of the pages for search engines, by page. All of them are in the first script. */
export const descriptions = {
  home: 'Spot and futures trading, staking, cards and an NFT marketplace in one account.',
  about: 'The mission, figures, leadership team and values of King Exchange.',
  api: 'Read prices and place orders by API: plans, limits, a code sample and answers to common questions.',
  blog: 'Product news, guides and market analysis from the King Exchange team.',
  contact:
    'Support hours, email addresses, answers to common questions and the contact form of King Exchange.',
  features: 'What King Exchange offers: trading, staking, NFTs, King Cards, builder tools and security.',
  market: 'Prices, 24-hour changes, volume and market cap of 24 sample assets, with search and filters.',
  token: 'What the tokens KCC and KCCredit are for, their supply, staking and roadmap.',
  login: 'Log in to your King Exchange account.',
  register: 'Open a King Exchange account with your name, an email address and a password.',
  forgotPassword: 'Get an email with a link to choose a new password.',
  resetPassword: 'Choose a new password for your account.',
  emailLink: 'Confirm your email address, or continue to a new password.',
  dashboard: 'Your balances, KYC status, quick actions and referral link.',
  security: 'Your password, email address and second factors, and a logout of your other devices.',
  cards: 'Your debit and credit cards: balance, latest transactions and benefits.',
}

/** The description of the page for an unknown address. */
export const unknownDescription = `There is no page at this address on ${brand.name}.`

/** The description of a page under construction. */
export const placeholderDescription = (title: string) =>
  `${title}: this page of ${brand.name} is not available yet.`
