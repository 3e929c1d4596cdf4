import type { Page } from '@playwright/test'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { models } from '../../../models/models.ts'
import { mobileMenu } from '../../gestures/components.ts'
import { expect } from '../support.ts'
import { walkTable } from './walkTable.ts'

const narrow = { width: 375, height: 800 }
const wide = { width: 1440, height: 900 }

const { events, states } = mobileMenu

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
      act: async (page) => {
        await page.setViewportSize(narrow)
        await events['menu.toggled'](page)
      },
    },
    'link.chosen': {
      act: async (page) => {
        await events['link.chosen'](page)
        await expect(page).toHaveURL('/market')
      },
    },
    'menu.dismissed': { act: events['menu.dismissed'] },
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
  states,
})
