import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areaNotices } from '@/data/content/areaNotices'
import { complaints } from '@/data/content/complaints'
import { failureTitles, registrationComplaints, successes } from '@/data/content/messages'
import { placeholderNotices } from '@/data/content/notices'
import { refusals } from '../../../stories/providerAnswers'

/** The text of all modules below a folder. */
const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')

/** The members of some lists that a source never names. */
const unnamed = (lists: Record<string, object>, source: string): string[] =>
  Object.entries(lists).flatMap(([list, members]) =>
    Object.keys(members)
      .map((name) => `${list}.${name}`)
      .filter((use) => !new RegExp(`\\b${use.replace('.', '\\.')}\\b`).test(source)),
  )

it('has no text of the catalogue that the site never says', () => {
  const lists = {
    successes,
    complaints,
    failureTitles,
    registrationComplaints,
    placeholderNotices,
    areaNotices,
  }
  expect(unnamed(lists, sourcesIn('src'))).toEqual([])
})

it('has no recorded answer of the provider that no story shows', () => {
  expect(unnamed({ refusals }, sourcesIn('stories'))).toEqual([])
})

it('would find a text that is dead', () => {
  expect(unnamed({ successes: { signedIn: {}, forgotten: {} } }, sourcesIn('src'))).toEqual([
    'successes.forgotten',
  ])
})
