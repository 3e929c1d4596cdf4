/** The texts of the second factors in the security settings. */
export const factorTexts = {
  title: 'Second step at login',
  unavailable: 'We can’t load your second steps right now.',
  why: 'With a second step, your password alone opens nothing: each login also asks for a code from your phone.',
}
