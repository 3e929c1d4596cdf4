import { expect, it } from 'vitest'
import { accountNavigation } from '@/data/registries/accountNavigation'
import { adminNavigation } from '@/data/registries/adminNavigation'
import { placeholderAt } from '@/data/registries/placeholders'
import { type PlaceholderPath, placeholderTitles } from '@/data/registries/placeholderTitles'

const paths = Object.keys(placeholderTitles) as PlaceholderPath[]
const pages = paths.map(placeholderAt)

it('promises something else under another title on each page', () => {
  for (const key of ['title', 'promise'] as const) {
    const texts = pages.map((page) => page[key])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

it('leads from each page to one that has content', () => {
  const ways = pages.map(({ next }) => next.to)
  expect(ways.filter((to) => paths.some((path) => path === to))).toEqual([])
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
