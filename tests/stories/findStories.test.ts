import { describe, expect, it } from 'vitest'
import { findStories, nearStories } from '../../stories/start/findStories'
import { listStories } from '../../stories/start/listStories'
import { saidByStories } from '../../stories/texts/catalogueTexts'
import { statesOfMachines, storySources } from './storySources'

const stories = listStories([...storySources.keys()], statesOfMachines(), saidByStories)

/** How many of the first results are looked through, as a person does. */
const first = 8

const found = (search: string) => findStories(search, stories).map(({ id }) => id)

describe('the search of the workbench', () => {
  it.each([
    ['wrong password', 'screens--login--wrong-password'],
    ['password wrong', 'screens--login--wrong-password'],
    ['login wrong password', 'screens--login--wrong-password'],
    ['invalid login', 'screens--login--wrong-password'],
    ['incorrect password', 'screens--login--wrong-password'],
    ['email not confirmed', 'screens--login--email-not-verified'],
    ['unconfirmed', 'screens--login--email-not-verified'],
    ['bad password', 'screens--login--wrong-password'],
    ['network down', 'screens--login--offline'],
    ['login fails', 'screens--error-catalogue--sign-in-failed'],
    ['invalid credentials', 'screens--login--wrong-password'],
    ['Invalid login credentials', 'screens--error-catalogue--sign-in-failed'],
    ['session diagram', 'stepper--auth&state=identity.recovering'],
    ['send again', 'stepper--resend&state=ready'],
    ['another mail', 'stepper--resend&state=cooling'],
    ['errors', 'workbench--texts--toasts-errors-and-notices'],
    ['live switch', 'stepper--live&state=preference.live'],
    ['not verified', 'screens--login--email-not-verified'],
    ['not verified', 'components--account-cards--kyc-not-verified'],
    ['unverified account', 'screens--dashboard--new-account'],
    ['kyc pending', 'components--account-cards--kyc-pending'],
    ['all texts', 'workbench--texts--toasts-errors-and-notices'],
    ['error messages', 'workbench--texts--toasts-errors-and-notices'],
    ['list of notices', 'workbench--texts--toasts-errors-and-notices'],
    ['compare', 'workbench--side-by-side--two-stories'],
    ['two states beside each other', 'workbench--side-by-side--two-stories'],
    ['countdown last minute', 'components--home-blocks--countdown-in-its-last-minute'],
    ['rtl', 'screens--dashboard--right-to-left-name'],
    ['arabic name', 'screens--dashboard--right-to-left-name'],
    ['huge balance', 'screens--dashboard--long-balances'],
    ['expired link', 'screens--confirm-link--expired'],
    ['link too old', 'screens--confirm-link--expired'],
    ['offline', 'screens--login--offline'],
    ['no internet', 'screens--login--offline'],
    ['login server down', 'screens--login--server-error'],
    ['register sending', 'screens--register--sending'],
    ['dashboard loading', 'screens--dashboard--loading'],
    ['captcha', 'screens--login--captcha-failed'],
    ['not human', 'screens--login--captcha-failed'],
    ['empty dashboard', 'screens--dashboard--new-account'],
    ['new account', 'screens--dashboard--new-account'],
    ['zero balance', 'screens--dashboard--new-account'],
    ['email taken', 'screens--register--address-taken'],
    ['already registered', 'screens--register--address-taken'],
    ['User is banned', 'screens--login--account-suspended'],
    ['blocked account', 'screens--login--account-suspended'],
    ['too many attempts', 'screens--login--too-many-attempts'],
    ['leaked password', 'screens--register--leaked-password'],
    ['2fa wrong code', 'screens--second-factor--wrong-code'],
    ['mail server down', 'screens--register--mail-server-down'],
    ['confirmation mail', 'screens--mails--confirm-your-email'],
    ['forgot password', 'screens--forgot-password--empty'],
    ['reset password flow', 'flows--forgotten-password'],
    ['invite', 'screens--register--invited'],
    ['404', 'screens--notices--not-found'],
    ['api', 'screens--api--page'],
    ['session expired', 'components--toasts--session-expired'],
    ['hidden balances', 'screens--dashboard--balances-hidden'],
    ['nothing found', 'screens--market--nothing-found'],
    ['theme', 'components--theme--colours'],
    ['untested', 'workbench--coverage-map--every-machine'],
    ['search is open', 'stepper--site-search&state=open'],
    ['oauthRedirect asking', 'stepper--oauth-redirect&state=asking'],
    ['sign up taken', 'screens--error-catalogue--sign-up-taken'],
  ])('finds by “%s” the story %s', (search, story) => {
    expect(found(search).slice(0, first)).toContain(story)
  })

  it('has everything that is typed, or nothing', () => {
    expect(found('market zzqqxx')).toEqual([])
    expect(found('   ')).toEqual([])
  })

  it('finds a story while its last word is typed', () => {
    expect(found('wrong passw')[0]).toBe('screens--login--wrong-password')
  })
})

describe('in place of a story that does not exist', () => {
  const near = (id: string) => nearStories(id, stories).map((each) => each.id)

  it('stand those below its address', () => {
    expect(near('screens--home')).toEqual(
      [...storySources.keys()].filter((id) => /^screens--home--/.test(id)),
    )
  })

  it.each([
    ['components--login--wrong-password', 'screens--login--wrong-password'],
    ['screens--login--password-wrong', 'screens--login--wrong-password'],
    ['screens--lgoin--wrong-pasword', 'screens--login--wrong-password'],
    ['journeys--sign-up', 'flows--sign-up'],
  ])('for %s stands %s among those with its words', (id, story) => {
    expect(near(id)).toContain(story)
  })

  it('stands nothing where nothing is near', () => {
    expect(near('zzqqxx')).toEqual([])
    expect(near('')).toEqual([])
  })
})
