import type { Choice, Step } from 'machine-workbench/source/journeys'
import { fill, notice, page, press, text, value, visit } from 'machine-workbench/source/journeys'
import { failureTitles, successes } from '@/data/content/messages'
import { joinedByLink } from '@/data/content/referral'
import { badConnection, goesOn, insteadOf, refusals } from './choices'
import { fillLogin } from './deeds'
import { nadia } from './provider/people'

/** What can be seen of Nadia's dashboard. */
export const dashboardOfNadia = [
  page('Dashboard'),
  text('Welcome, Nadia Brandt.'),
  text('$0.00'),
  text(joinedByLink(0)),
]

/** Opening the login. */
export const openLogin: Step = {
  id: 'open',
  name: 'Open the login',
  deeds: [visit('/login')],
  choices: [goesOn('The form is empty', [page('Welcome back'), value('Email', '')], { by: 'visitor' })],
}

/** Filling in the login. */
export const fillInLogin: Step = {
  id: 'fill',
  name: 'Type address and password',
  deeds: fillLogin(nadia),
  choices: [
    goesOn('The form is filled', [value('Email', nadia.email), value('Password', nadia.password)], {
      by: 'visitor',
    }),
  ],
}

/** How the login can be refused. */
export const loginRefusals = (): Choice[] => [
  insteadOf(
    'empty',
    'Nothing is typed',
    [fill('Email', ''), fill('Password', ''), press('Log in')],
    [text('Please enter your email address.'), text('Please enter your password.')],
  ),
  insteadOf(
    'malformed',
    'The address is none',
    [fill('Email', 'nadia.brandt'), press('Log in')],
    [text('This does not look like an email address.')],
  ),
  ...refusals('POST token password', failureTitles.signIn, [
    'wrongPassword',
    'banned',
    'emailClosed',
    'noCaptcha',
    'tooOften',
    'tooOftenForNow',
  ]),
  ...badConnection('POST token password', failureTitles.signIn, 'Signing in...'),
]

/** Typing the code of the authenticator app, which leads to the dashboard. */
export const typeCode = (id: string, sights = [...dashboardOfNadia, notice(successes.signedIn)]): Step => ({
  id,
  name: 'Type the six digits',
  deeds: [fill('Six-digit code', '123 456'), press('Verify')],
  choices: [goesOn('The code is right', sights), ...codeRefusals()],
})

const codeRefusals = (): Choice[] => [
  insteadOf(
    'five-digits',
    'A digit is missing',
    [fill('Six-digit code', '12345'), press('Verify')],
    [text('The code has six digits.')],
  ),
  ...refusals('POST factors/verify', failureTitles.signIn, [
    'wrongCode',
    'lateCode',
    'refusedCode',
    'tooOften',
  ]),
  ...badConnection('POST factors/verify', failureTitles.signIn, 'Verifying...'),
]
