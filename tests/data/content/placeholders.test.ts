import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { accountNavigation } from '@/data/account/accountNavigation'
import { adminNavigation } from '@/data/account/adminNavigation'
import { placeholders } from '@/data/content/placeholders'
import type { Placeholder } from '@/data/site/navigation'
import { authMachine } from '@/machines/authMachine'
import { listPages } from '@/start/prerender'
import { createAppRouter } from '@/start/router'

const pages: Placeholder[] = Object.values(placeholders).flat()
const paths = pages.map(({ to }) => to)
const auth = createActor(authMachine, { input: { code: null, problem: null } })

it('has another title and another promise on each page', () => {
  for (const key of ['title', 'promise'] as const) {
    const texts = pages.map((page) => page[key])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

it('links from each page to one to three that have content', () => {
  expect(pages.filter(({ links }) => links.length < 1 || links.length > 3)).toEqual([])
  const targets = pages.flatMap(({ links }) => links.map(({ to }) => to))
  expect(targets.filter((to) => paths.includes(to))).toEqual([])
})

it('tells on each page what is known already', () => {
  expect(
    pages.filter(
      ({ points, figures, rows, columns, hasAnswers }) =>
        !points && !figures && !rows && !columns && !hasAnswers,
    ),
  ).toEqual([])
})

it('has texts for exactly the routes that say that they are under construction', () => {
  const routes = Object.entries(createAppRouter({ auth }, createMemoryHistory()).routesByPath)
  const flagged = routes.filter(([, route]) => route.options.staticData?.isPlaceholder).map(([path]) => path)
  const without = flagged.filter((path) => !paths.some((to) => to === path))
  expect(
    without,
    'Add a line to publicPlaceholders.ts, accountPlaceholders.ts or adminPlaceholders.ts in src/data/content',
  ).toEqual([])
  expect([...paths].sort()).toEqual(flagged.sort())
})

it('has the titles of the pages in their heads, and hides them from search engines', async () => {
  const heads = listPages().filter(({ path }) => paths.some((to) => to === path))
  expect(heads.map(({ title }) => title).sort()).toEqual(pages.map(({ title }) => title).sort())
  expect(heads.every(({ isHidden }) => isHidden)).toBe(true)
})

it.each([
  ['_account', accountNavigation, 'accountNavigation'],
  ['_admin', adminNavigation, 'adminNavigation'],
] as const)('lists every page of %s in the sidebar', (layout, navigation, name) => {
  const { routesByPath } = createAppRouter({ auth }, createMemoryHistory())
  const missing = Object.entries(routesByPath)
    .filter(([, { id }]) => id.startsWith(`/${layout}/`))
    .map(([path]) => path)
    .filter((path) => !navigation.some(({ to }) => to === path))
  expect(missing, `Add them to src/data/account/${name}.ts`).toEqual([])
})
