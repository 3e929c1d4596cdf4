import { defineModel, type Place } from 'machine-workbench/source/model'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'

const dialog = (place: Place) => place.getByRole('dialog', { name: 'Menu' })

/** The menu of narrow windows. */
export const mobileMenu = defineModel({
  machine: mobileMenuMachine,
  input: undefined,
  events: [
    { type: 'menu.toggled' },
    { type: 'link.chosen' },
    { type: 'menu.dismissed' },
    { type: 'address.changed' },
    { type: 'window.widened' },
  ],
  sentences: {
    closed: 'The menu is closed',
    open: 'The menu is open',
  },
  ignored: {
    closed: {
      'link.chosen': 'The links of a closed menu cannot be reached.',
      'menu.dismissed': 'There is nothing to close.',
      'address.changed': 'There is nothing to close.',
      'window.widened': 'There is nothing to close.',
    },
  },
  gestures: (expect) => ({
    events: {
      'menu.toggled': (place) => place.getByRole('button', { name: 'Menu', exact: true }).click(),
      'link.chosen': (place) => dialog(place).getByRole('link', { name: 'Market' }).click(),
      'menu.dismissed': (place) => dialog(place).locator(':focus').press('Escape'),
    },
    states: {
      closed: async (place) => {
        await expect(dialog(place)).toHaveCount(0)
        await expect(place.locator('body :focus').and(place.locator('dialog *'))).toHaveCount(0)
      },
      open: async (place) => {
        await expect(dialog(place)).toBeVisible()
        await expect(dialog(place).locator(':focus')).toHaveCount(1)
      },
    },
  }),
})
