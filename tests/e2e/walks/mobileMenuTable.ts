import type { Page } from '@playwright/test'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { models } from '../../../models/models.ts'
import { expect } from '../support.ts'
import { walkTable } from './walkTable.ts'

const narrow = { width: 375, height: 800 }
const wide = { width: 1440, height: 900 }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

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
    'menu.toggled': { act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
    'link.chosen': {
      act: async (page) => {
        await dialog(page).getByRole('link', { name: 'Market' }).click()
        await expect(page).toHaveURL('/market')
      },
    },
    'menu.dismissed': { act: (page) => page.keyboard.press('Escape') },
    'address.changed': {
      act: async (page) => {
        await page.goBack()
        await expect(page).toHaveURL('/about')
      },
    },
    'window.widened': { act: (page) => page.setViewportSize(wide) },
  },
  states: {
    closed: async (page) => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('body :focus').and(page.locator('dialog *'))).toHaveCount(0)
    },
    open: async (page) => {
      await expect(dialog(page)).toBeVisible()
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    },
  },
})
