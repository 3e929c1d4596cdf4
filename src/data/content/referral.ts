import type { Message } from './messages'

/** Title and text shared with a referral link. */
export const referralInvitation = {
  title: 'King Exchange',
  text: 'Join me on King Exchange.',
}

/** The notice of a referral link that could not be shared. */
export const notShared = {
  title: 'Not shared',
  description: 'Your browser couldn’t share the link. You can copy it instead.',
} as const satisfies Message

/** The notice of a QR code whose code is missing, as offline. */
export const qrNotLoaded = {
  title: 'QR code not loaded',
  description: 'Check your connection, then reload the page. You can copy the link instead.',
} as const satisfies Message

/** Sentence with the number of people who joined by a referral link. */
export function joinedByLink(count: number): string {
  if (count === 0) return 'Nobody has joined with your link yet.'
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'} joined with your link.`
}

/** In place of a link, in an account without a code. */
export const noReferralCode = 'There is no referral code in this account yet.'

/** The outcomes of copying the link. */
export const linkCopy = {
  copied: (label: string) => `${label} is on the clipboard.`,
  refused: 'Couldn’t copy. It is selected, so you can copy it yourself.',
}

/** The line below the QR code of the link. */
export const qrNote = 'Let a friend point their camera at it.'
