import { describe, expect, it } from 'vitest'
import { findStories, nearStories } from '../../stories/start/findStories'
import { listStories } from '../../stories/start/listStories'
import { saidByStories } from '../../stories/texts/catalogueTexts'
import { statesOfMachines, storySources } from './storySources'

const stories = listStories([...storySources.keys()], statesOfMachines(), saidByStories)

/** Number of results looked through, as a person does. */
const first = 8

const found = (search: string) => findStories(search, stories).map(({ id }) => id)

describe('the search of the workbench', () => {
  it.each([
    ['wrong password', 'screens--login--wrong-password'],
    ['password wrong', 'screens--login--wrong-password'],
    ['invalid login', 'screens--login--wrong-password'],
    ['unconfirmed', 'screens--login--email-not-verified'],
    ['network down', 'screens--login--offline'],
    ['Invalid login credentials', 'screens--error-catalogue--sign-in-failed'],
    ['session diagram', 'stepper--auth&state=identity.recovering'],
    ['another mail', 'stepper--resend&state=cooling'],
    ['not verified', 'screens--login--email-not-verified'],
    ['not verified', 'components--account-cards--kyc-not-verified'],
    ['kyc pending', 'components--account-cards--kyc-pending'],
    ['list of notices', 'workbench--texts--toasts-errors-and-notices'],
    ['two states beside each other', 'workbench--side-by-side--two-stories'],
    ['countdown last minute', 'components--home-blocks--countdown-in-its-last-minute'],
    ['rtl', 'screens--dashboard--right-to-left-name'],
    ['huge balance', 'screens--dashboard--long-balances'],
    ['link too old', 'screens--confirm-link--expired'],
    ['no internet', 'screens--login--offline'],
    ['not human', 'screens--login--captcha-failed'],
    ['empty dashboard', 'screens--dashboard--new-account'],
    ['already registered', 'screens--register--address-taken'],
    ['blocked account', 'screens--login--account-suspended'],
    ['2fa wrong code', 'screens--second-factor--wrong-code'],
    ['reset password flow', 'flows--forgotten-password'],
    ['404', 'screens--notices--not-found'],
    ['untested', 'workbench--coverage-map--every-machine'],
    ['search is open', 'stepper--site-search&state=open'],
    ['oauthRedirect asking', 'stepper--oauth-redirect&state=asking'],
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
