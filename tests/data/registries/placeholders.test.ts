import { expect, it } from 'vitest'
import { accountNavigation } from '@/data/registries/accountNavigation'
import { adminNavigation } from '@/data/registries/adminNavigation'
import { readPlaceholder, readPlaceholders } from '@/data/registries/placeholders'
import { listPages } from '@/prerender'

const areas = ['public', 'account', 'admin'] as const
const pages = (await Promise.all(areas.map(readPlaceholders))).flat()
const paths = pages.map(({ to }) => to)

it('has another title and another promise on each page', () => {
  for (const key of ['title', 'promise'] as const) {
    const texts = pages.map((page) => page[key])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

it('links from each page to one that has content', () => {
  expect(pages.map(({ next }) => next.to).filter((to) => paths.includes(to))).toEqual([])
})

it('has the titles of the pages in their heads, and hides them from search engines', async () => {
  const heads = (await listPages()).filter(({ path }) => paths.some((to) => to === path))
  expect(heads.map(({ title }) => title).sort()).toEqual(pages.map(({ title }) => title).sort())
  expect(heads.every(({ isHidden }) => isHidden)).toBe(true)
})

it('throws for an address that is not under construction', async () => {
  // @ts-expect-error: the compiler reports it as well.
  await expect(readPlaceholder('account', '/dashboard')).rejects.toThrow(
    '/dashboard is not under construction',
  )
})

it('lists in the sidebars the addresses of the specification, in its order', () => {
  expect(accountNavigation.map(({ to }) => to)).toEqual([
    ...['/dashboard', '/wallet', '/trading', '/staking', '/nft', '/cards'],
    ...['/kyc', '/settings', '/notifications', '/community', '/user-support'],
  ])
  expect(adminNavigation.map(({ to }) => to)).toEqual([
    ...['/admin', '/admin/analytics', '/admin/users', '/admin/kyc-aml', '/admin/tokens', '/admin/gateways'],
    ...['/admin/fees', '/admin/nft', '/admin/cards', '/admin/projects', '/admin/marketing'],
    ...['/admin/api-docs', '/admin/support', '/admin/backups', '/admin/settings'],
  ])
})

it('gives each page of a sidebar a name and an icon of its own', () => {
  for (const items of [accountNavigation, adminNavigation]) {
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
    expect(new Set(items.map(({ icon }) => icon)).size).toBe(items.length)
  }
})
