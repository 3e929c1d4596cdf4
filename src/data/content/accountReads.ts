import type { Outage } from '@/data/session/errors'

/** Addition to the sentence of a read that failed by an outage. */
const outages: Record<Outage, string> = {
  serverError: ' The fault is on our side.',
  unreachable: ' Please check your connection.',
}

/** The sentence of a read that failed, with more of it where the reason is an outage. */
export const unavailableText = (sentence: string, reason: string | null): string =>
  sentence + (reason !== null && reason in outages ? outages[reason as Outage] : '')

/** Text of a card whose read has failed. */
export const unavailable = {
  kyc: 'We can’t load your KYC status right now.',
  balances: 'We can’t load your balances right now.',
  movements: 'We can’t load your latest movements right now.',
  referralLink: 'We can’t load your referral link right now.',
  joined: 'We can’t load how many people joined.',
}

/** The texts of a failed read, and the announcements of a retry's result for screen readers. */
export const accountReads = {
  profile: {
    recovered: 'Your profile has loaded.',
    failedAgain: 'We still can’t load your profile.',
  },
  wallets: {
    recovered: 'Your balances have loaded.',
    failedAgain: 'We still can’t load your balances.',
  },
  movements: {
    recovered: 'Your latest movements have loaded.',
    failedAgain: 'We still can’t load your latest movements.',
  },
  referrals: {
    recovered: 'The number of people who joined with your link has loaded.',
    failedAgain: 'We still can’t load how many people joined with your link.',
  },
}
