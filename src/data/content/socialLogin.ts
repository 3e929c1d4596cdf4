/** The texts around the buttons of the other services; the consent is followed by what is agreed to. */
export const socialLogin = {
  consent: { login: 'New here? You get an account,', registration: 'This way you' },
  withoutScripts: 'These buttons need JavaScript as well.',
}
