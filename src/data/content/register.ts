import { draftTerms } from './draftTerms'

const { agree, terms, read, privacy, state } = draftTerms

/** The texts of the registration, and of the page that follows it. */
export const register = {
  title: 'Create your account',
  lead: 'All fields are required. Identity checks come later.',
  consent: `I ${agree} ${terms} ${state} ${read} ${privacy} ${state}`,
  hasAccount: 'Already have an account?',
  wrongAddress: 'Wrong address?',
}

/** Says above a form how many of its fields have a problem. */
export const problemCount = (problems: number): string =>
  problems === 1 ? 'Please check the marked field.' : `Please check the ${problems} marked fields.`

/** The invitation by a referral link; `until` and `later` are written as they are shown. */
export const invitationTexts = {
  title: (code: string) => `You were invited with ${code}`,
  until: (until: string) => `This browser keeps the invitation until ${until}.`,
  later: (code: string) => `You have also opened a link with ${code}: the first invitation counts.`,
  mistaken: 'This invitation link has a mistake in it. You can still create an account.',
}

/** Says that the page is a preview of the visitor's own referral link. */
export const ownLink = {
  title: 'This is what your friends see',
  text: 'You opened your own referral link. You already have an account, so the form is switched off.',
  back: 'Back to your dashboard',
}
