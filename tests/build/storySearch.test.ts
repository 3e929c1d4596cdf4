import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findStories } from '../../stories/start/findStories'
import { listStories } from '../../stories/start/storyList'
import { unpackTexts } from '../../stories/words/packedTexts'
import { crashStory } from '../workbench/catalogueStories'

const read = (file: string) => JSON.parse(readFileSync(`build/workbench/${file}`, 'utf8'))

const texts = unpackTexts(read('texts.json'))
const stories = listStories(read('meta.json'), texts, read('states.json'))

/** How many of the first results are looked through, as a person does. */
const first = 8

const found = (search: string) =>
  findStories(search, stories).groups.flatMap(({ entries }) => entries.map(({ id }) => id))

describe('the search of the workbench', () => {
  it.each([
    ['wrong password', 'screens--login--wrong-password'],
    ['password wrong', 'screens--login--wrong-password'],
    ['invalid login', 'screens--login--wrong-password'],
    ['Invalid login credentials', 'screens--login--wrong-password'],
    ['incorrect password', 'screens--login--wrong-password'],
    ['wrong pasword', 'screens--login--wrong-password'],
    ['rtl', 'screens--dashboard--right-to-left-name'],
    ['right to left', 'screens--dashboard--right-to-left-name'],
    ['arabic name', 'screens--dashboard--right-to-left-name'],
    ['huge', 'screens--dashboard--long-balances'],
    ['long balances', 'screens--dashboard--long-balances'],
    ['huge balance', 'screens--dashboard--long-balances'],
    ['expired link', 'screens--confirm-link--expired'],
    ['link expired', 'screens--confirm-link--expired'],
    ['link too old', 'screens--confirm-link--expired'],
    ['offline', 'screens--login--offline'],
    ['no internet', 'screens--login--offline'],
    ['login offline', 'screens--login--offline'],
    ['captcha', 'screens--login--captcha-failed'],
    ['not human', 'screens--login--captcha-failed'],
    ['empty dashboard', 'screens--dashboard--new-account'],
    ['new account', 'screens--dashboard--new-account'],
    ['dashbord', 'screens--dashboard--demo-account'],
    ['email taken', 'screens--register--address-taken'],
    ['already registered', 'screens--register--address-taken'],
    ['User is banned', 'screens--login--account-suspended'],
    ['blocked account', 'screens--login--account-suspended'],
    ['too many attempts', 'screens--login--too-many-attempts'],
    ['over_request_rate_limit', 'screens--login--too-many-attempts'],
    ['leaked password', 'screens--register--leaked-password'],
    ['2fa wrong code', 'screens--second-factor--wrong-code'],
    ['mail server down', 'screens--register--mail-server-down'],
    ['forgot password', 'screens--forgot-password--empty'],
    ['welcome back', 'screens--login--empty'],
    ['api', 'screens--api--page'],
    ['enter your password again', 'screens--login--wrong-password'],
    ['session expired', 'components--toasts--session-expired'],
    ['nothing found', 'screens--market--nothing-found'],
    ['scan this code', 'screens--security--scanning'],
    ['dark', 'components--theme--colours'],
    ['theme', 'components--theme--colours'],
    ['untried', 'workbench--coverage-map--every-machine'],
    ['untested', 'workbench--coverage-map--every-machine'],
    ['copied', 'stepper--copy&state=copied'],
    ['sign up taken', 'screens--error-catalogue--sign-up-taken'],
  ])('finds by “%s” the story %s', (search, story) => {
    expect(found(search).slice(0, first)).toContain(story)
  })
})

/** Shows what only a browser does: the dialog of the search, and a part that fails. */
const isOfBrowser = (id: string) => id.startsWith('components--site-search') || id === crashStory

it('every story of the site is found by what it says', () => {
  const silent = stories.filter(
    ({ id, room, texts: said }) =>
      /^(Screens|Components)$/.test(room) && said.length === 0 && !isOfBrowser(id),
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

it('every error that the catalogue shows of a page stands under that page, too', () => {
  const of = (group: string) => stories.filter((story) => story.group === group)
  const pages: Record<string, string> = {
    'sign-in-': 'Screens / Login',
    'sign-up-': 'Screens / Register',
    'reset-': 'Screens / Forgot password',
    'new-password-': 'Screens / Reset password',
  }
  const homeless = of('Screens / Error catalogue').filter(({ id, texts: said }) => {
    const page = Object.entries(pages).find(([beginning]) =>
      id.startsWith(`screens--error-catalogue--${beginning}`),
    )?.[1]
    return page && !of(page).some((story) => story.texts.join('\n') === said.join('\n'))
  })
  expect(homeless.map(({ id }) => id)).toEqual([])
})
