/** The texts around the buttons of the other services; the consent's two parts stand before what is agreed to and what is read. */
export const socialLogin = {
  consent: 'By continuing you',
  read: 'and confirm that you have read the',
  withoutScripts: 'These buttons need JavaScript as well.',
}
