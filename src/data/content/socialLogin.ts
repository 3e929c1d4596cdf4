/** Texts around the buttons of the other services. The consent's two parts stand before the links to terms and privacy. */
export const socialLogin = {
  consent: 'By continuing you',
  read: 'and confirm that you have read the',
  withoutScripts: 'These buttons need JavaScript as well.',
}
