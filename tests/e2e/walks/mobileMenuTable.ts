import type { Page } from '@playwright/test'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { models } from '../../../models/models.ts'
import { expect } from '../support.ts'
import { gesturesOf } from './gesturesOf.ts'
import { walkTable } from './walkTable.ts'

const narrow = { width: 375, height: 800 }
const wide = { width: 1440, height: 900 }

const { act, states } = gesturesOf(models.mobileMenu)

/** The menu of narrow windows, on a page from which the browser can go back to another one. */
export const mobileMenuTable = walkTable<typeof mobileMenuMachine>()<Page>({
  starts: [
    {
      model: models.mobileMenu,
      open: async (page) => {
        await page.setViewportSize(narrow)
        await page.goto('/about')
        await page.getByRole('banner').getByRole('link', { name: 'King Exchange' }).click()
        await expect(page).toHaveURL('/')
        return page
      },
    },
  ],
  events: {
    'menu.toggled': {
      act: async (page, event) => {
        await page.setViewportSize(narrow)
        await act(page, event)
      },
    },
    'link.chosen': {
      act: async (page, event) => {
        await act(page, event)
        await expect(page).toHaveURL('/market')
      },
    },
    'menu.dismissed': { act },
    'address.changed': {
      act: async (page) => {
        const before = page.url()
        await page.goBack()
        await expect(page).not.toHaveURL(before)
      },
    },
    'window.widened': {
      act: async (page) => {
        await page.setViewportSize(wide)
        // A wide header hides its menu, open or not.
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      },
    },
  },
  states: Object.fromEntries(states),
})
