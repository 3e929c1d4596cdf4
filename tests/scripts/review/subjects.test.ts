import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listPages as listRoutes } from '@/start/prerender'
import { listPages } from '../../../scripts/review/listPages.ts'
import { listStories } from '../../../scripts/review/listStories.ts'
import { pairSubjects, type Subject } from '../../../scripts/review/subject.ts'

const subject = (id: string, title = id): Subject => ({
  id,
  source: 'story',
  area: 'A',
  title,
  address: `/${id}`,
})

it('lists every page of the route table and one that is not in it', () => {
  const listed = listPages('.').map(({ title }) => title)
  expect(listed.sort()).toEqual([...listRoutes().map(({ path: address }) => address), '/no-such-page'].sort())
})

it('names pages by their path and lists them under the area of their route', () => {
  const known = new Map(listPages('.').map((page) => [page.title, page]))
  expect(
    ['/', '/auth/confirm', '/dashboard', '/admin', '/admin/kyc-aml'].map((title) => known.get(title)),
  ).toEqual([
    { id: 'page--home', source: 'page', area: 'Pages: public', title: '/', address: '/?seed=7' },
    {
      id: 'page--auth--confirm',
      source: 'page',
      area: 'Pages: auth',
      title: '/auth/confirm',
      address: '/auth/confirm?seed=7',
    },
    {
      id: 'page--dashboard',
      source: 'page',
      area: 'Pages: account',
      title: '/dashboard',
      address: '/dashboard?seed=7',
    },
    { id: 'page--admin', source: 'page', area: 'Pages: admin', title: '/admin', address: '/admin?seed=7' },
    {
      id: 'page--admin--kyc-aml',
      source: 'page',
      area: 'Pages: admin',
      title: '/admin/kyc-aml',
      address: '/admin/kyc-aml?seed=7',
    },
  ])
})

it('lists the stories of a built workbench under the first part of their titles', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-stories-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stories = {
    'screens--home--signed-out': { name: 'Signed out', levels: ['Screens', 'Home'] },
    welcome: { name: 'Welcome', levels: [] },
  }
  writeFileSync(path.join(folder, 'meta.json'), JSON.stringify({ stories }))
  expect(listStories(folder)).toEqual([
    {
      id: 'screens--home--signed-out',
      source: 'story',
      area: 'Screens',
      title: 'Home / Signed out',
      address: '/?story=screens--home--signed-out&mode=preview',
    },
    {
      id: 'welcome',
      source: 'story',
      area: 'Welcome',
      title: 'Welcome',
      address: '/?story=welcome&mode=preview',
    },
  ])
})

it('joins the subjects of two commits, also those that only one of them has', () => {
  const [old, kept, renamed, fresh] = [subject('b'), subject('c'), subject('c', 'C'), subject('a')]
  expect(pairSubjects([old, kept], [renamed, fresh])).toEqual([
    { id: 'a', after: fresh },
    { id: 'b', before: old },
    { id: 'c', before: kept, after: renamed },
  ])
})

it('takes only those whose id contains a text', () => {
  const before = [subject('screens--home'), subject('page--home'), subject('page--about')]
  expect(pairSubjects(before, [], 'home').map(({ id }) => id)).toEqual(['page--home', 'screens--home'])
})
