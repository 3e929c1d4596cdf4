import { expect } from '@playwright/test'
import { providerNames, type SocialProvider } from '@/data/provider/auth'
import type { copyMachine } from '@/machines/copyMachine'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import type { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import type { readMachine } from '@/machines/readMachine'
import type { resendMachine } from '@/machines/resendMachine'
import type { secondFactorMachine } from '@/machines/secondFactorMachine'
import type { siteSearchMachine } from '@/machines/siteSearchMachine'
import { gesturesOf, type Place } from './gestures.ts'

const button = (place: Place, name: string | RegExp) => place.getByRole('button', { name })
const dialog = (place: Place, name: string) => place.getByRole('dialog', { name })

const copy = gesturesOf<typeof copyMachine>()({
  events: { 'copy.requested': (place) => button(place, /^Cop/).click() },
  states: {
    ready: (place) => expect(button(place, /^Cop/)).toHaveText('Copy'),
    copying: (place) => expect(button(place, /^Cop/)).toHaveText('Copy'),
    copied: (place) => expect(button(place, /^Cop/)).toHaveText('Copied'),
    refused: (place) => expect(place.getByRole('status')).toHaveText(/^Couldn’t copy\./),
  },
})

/** The menu of narrow windows. */
export const mobileMenu = gesturesOf<typeof mobileMenuMachine>()({
  events: {
    'menu.toggled': (place) => place.getByRole('button', { name: 'Menu', exact: true }).click(),
    'link.chosen': (place) => dialog(place, 'Menu').getByRole('link', { name: 'Market' }).click(),
    'menu.dismissed': (place) => dialog(place, 'Menu').locator(':focus').press('Escape'),
  },
  states: {
    closed: async (place) => {
      await expect(dialog(place, 'Menu')).toHaveCount(0)
      await expect(place.locator('body :focus').and(place.locator('dialog *'))).toHaveCount(0)
    },
    open: async (place) => {
      await expect(dialog(place, 'Menu')).toBeVisible()
      await expect(dialog(place, 'Menu').locator(':focus')).toHaveCount(1)
    },
  },
})

const chosenName = (provider: string | null) => providerNames[provider as SocialProvider]

const oauthRedirect = gesturesOf<typeof oauthRedirectMachine>()({
  events: {
    'provider.chosen': (place, { provider }) => button(place, chosenName(provider)).click(),
  },
  states: {
    idle: async (place) => {
      await expect(place.getByRole('status')).toHaveText('or continue with')
      for (const name of Object.values(providerNames)) await expect(button(place, name)).toBeEnabled()
    },
    asking: (place, { context }) =>
      expect(place.getByRole('status')).toHaveText(`Opening ${chosenName(context.provider)}...`),
    redirecting: (place) => expect(button(place, providerNames.google)).toBeDisabled(),
  },
})

const balance = (place: Place) => place.getByText('12,500.75').first()
const retry = (place: Place) => button(place, /retry|try again/i).first()

const read = gesturesOf<typeof readMachine>()({
  events: { 'retry.requested': (place) => retry(place).click() },
  states: {
    reading: (place) => expect(balance(place)).toHaveCount(0),
    'read.current': (place) => expect(balance(place)).toBeVisible(),
    'read.recovered': (place) => expect(balance(place)).toBeVisible(),
    'read.retrying': (place) => expect(balance(place)).toBeVisible(),
    'unavailable.failed': (place) => expect(retry(place)).toBeEnabled(),
    'unavailable.failedAgain': (place) => expect(retry(place)).toBeEnabled(),
    'unavailable.retrying': (place) => expect(balance(place)).toHaveCount(0),
  },
  // Only what is unavailable has a button.
  isOffered: (snapshot) => snapshot.matches('unavailable'),
})

const resendLabel = 'Send the email again'

const resend = gesturesOf<typeof resendMachine>()({
  events: { 'resend.requested': (place) => button(place, resendLabel).click() },
  states: {
    ready: (place) => expect(button(place, resendLabel)).toBeEnabled(),
    sending: (place) => expect(button(place, 'Sending...')).toBeDisabled(),
    cooling: async (place) => {
      await expect(button(place, resendLabel)).toBeDisabled()
      await expect(place.getByText(/^You can send another one in \d+ s\.$/)).toBeVisible()
    },
    failed: async (place) => {
      await expect(place.getByRole('alert')).toBeVisible()
      await expect(button(place, resendLabel)).toBeEnabled()
    },
  },
})

const secondFactor = gesturesOf<typeof secondFactorMachine>()({
  events: {
    'factor.chosen': (place, { factorId }) =>
      button(place, factorId === 'phone' ? /^Use my phone/ : /^Use my authenticator app/).click(),
  },
  states: {
    readingApp: (place) => expect(place.getByLabel('Six-digit code')).toBeVisible(),
    unsent: async (place) => {
      await expect(button(place, 'Send a code to my phone')).toBeEnabled()
      await expect(place.getByLabel('Six-digit code')).toHaveCount(0)
    },
    sent: async (place) => {
      await expect(button(place, 'Send another code')).toBeVisible()
      await expect(place.getByLabel('Six-digit code')).toBeVisible()
    },
    unsupported: (place) => expect(place.getByLabel('Six-digit code')).toHaveCount(0),
  },
})

const searchDialog = (place: Place) => place.getByRole('dialog')

const siteSearch = gesturesOf<typeof siteSearchMachine>()({
  events: { 'search.dismissed': (place) => button(place, 'Close').click() },
  states: {
    closed: (place) => expect(searchDialog(place)).toHaveCount(0),
    loading: (place) => expect(place.getByRole('status')).toHaveText('Loading search…'),
    open: (place) => expect(searchDialog(place)).toBeVisible(),
    failed: (place) => expect(searchDialog(place)).toHaveCount(0),
  },
})

/** The gestures of components that are no forms, by the name of their model. */
export const components = {
  copy,
  mobileMenu,
  oauthRedirect,
  read,
  resend,
  secondFactor,
  siteSearch,
}
