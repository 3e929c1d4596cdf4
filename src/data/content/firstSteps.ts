/** The heading and the line above the first steps. */
export const firstStepsIntro = { title: 'Your account is open', lead: 'What comes first.' }

/** The first steps of a new account, in order. */
export const firstSteps = [
  {
    to: '/kyc',
    title: 'Verify your identity',
    text: 'Verified accounts have full access.',
    /** The step that a verified KYC status completes. */
    isVerification: true,
  },
  {
    to: '/wallet',
    title: 'Make a deposit',
    text: 'Your balance appears here.',
    isVerification: false,
  },
  {
    to: '/market',
    title: 'View market',
    text: 'Check prices before you trade.',
    isVerification: false,
  },
] as const satisfies readonly { to: string; title: string; text: string; isVerification: boolean }[]
