import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { joinSubjects, listSubjects, type Subject } from '../../../scripts/review/subjects.ts'

/** A page as it is looked at in each theme. */
const bothThemes = ({ id, ...page }: Subject): Subject[] =>
  (['dark', 'light'] as const).map((theme) => ({ id: `${id}--${theme}`, ...page, theme }))

const story = (id: string): Subject => ({ id, group: 'A' })

it('lists the stories and states of a built workbench, and the pages of a built site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [workbench, site] = [path.join(folder, 'workbench'), path.join(folder, 'site')]
  mkdirSync(workbench)
  mkdirSync(path.join(site, 'admin'), { recursive: true })
  const stories = { 'screens--home--full': { levels: ['Screens', 'Home'] }, welcome: { levels: [] } }
  writeFileSync(path.join(workbench, 'meta.json'), JSON.stringify({ stories }))
  writeFileSync(path.join(workbench, 'states.json'), JSON.stringify({ siteSearch: ['closed', 'open'] }))
  for (const name of ['index.html', '404.html', 'about.html', 'about.html.br', 'admin/users.html']) {
    writeFileSync(path.join(site, name), '')
  }
  const [home, welcome, closed, open, ...pages] = listSubjects({ workbench, site })
  expect([home, welcome]).toEqual([
    { id: 'screens--home--full', group: 'Screens / Home' },
    { id: 'welcome', group: 'welcome' },
  ])
  expect([closed, open]).toEqual(
    ['closed', 'open'].map((state) => ({
      id: `stepper--site-search--${state}`,
      group: 'Stepper / siteSearch',
      state: `stepper--site-search&state=${state}`,
    })),
  )
  expect(pages.sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
    ...bothThemes({ id: 'page--404', group: 'Pages / 404', path: '/no-such-page' }),
    ...bothThemes({ id: 'page--about', group: 'Pages / about', path: '/about' }),
    ...bothThemes({ id: 'page--admin--users', group: 'Pages / admin/users', path: '/admin/users' }),
    ...bothThemes({ id: 'page--home', group: 'Pages / home', path: '/' }),
  ])
})

it('joins the subjects of two builds, and says of those that only one of them has which it is', () => {
  expect(joinSubjects([story('gone'), story('kept')], [story('kept'), story('new')])).toEqual([
    { id: 'kept', group: 'A' },
    { id: 'new', group: 'A', only: 'after' },
    { id: 'gone', group: 'A', only: 'before' },
  ])
})

it('takes only those whose id contains a text', () => {
  const before = ['screens--home', 'page--home', 'page--about'].map(story)
  expect(joinSubjects(before, before, 'home').map(({ id }) => id)).toEqual(['screens--home', 'page--home'])
  expect(joinSubjects(before, before, 'market')).toEqual([])
})
