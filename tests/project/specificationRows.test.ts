import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { accountNavigation } from '@/data/account/accountNavigation'
import { accountPlaceholders } from '@/data/content/accountPlaceholders'
import { blogTopics, countPosts } from '@/data/content/blog'
import { causeOf } from '@/data/content/messages'
import { filterOptions } from '@/data/market/marketResult'
import type { ProviderErrorKind } from '@/data/session/errors'
import { models } from '../../models/models'
import { adviceStories } from '../../stories/texts/catalogueStories'

const record = readFileSync('docs/decisions/016-rows-of-the-specification.md', 'utf8')

const rows = new Map(
  record
    .split('\n')
    .filter((line) => /^\| (?!Row |Instead of )/.test(line))
    .map((line) => line.split(' | '))
    .map(([name = '', ...rest]): [string, string] => [name.replace('| ', ''), rest.join(' | ')]),
)

const kinds = Object.keys(adviceStories) as ProviderErrorKind[]
const underConstruction = new Set<string>(accountPlaceholders.map(({ to }) => to))

/** Additions and replacements of the site, by a row of the specification; a row without any would be wrong. */
const differences: Record<string, readonly string[]> = {
  'Only `/dashboard` and `/cards` have content': accountNavigation
    .map(({ to }) => to)
    .filter((to) => !underConstruction.has(to) && !['/dashboard', '/cards'].includes(to)),
  'Market: four filters': filterOptions
    .map(({ label }) => label)
    .filter((label) => !['All', 'King Tokens', 'Gainers', 'Losers'].includes(label)),
  'Machines: the ticker, the KCC price': ['auth', 'countdown', 'ticker', 'kccPrice', 'form', 'mobileMenu']
    .filter((name) => !Object.values(models).some(({ machine }) => machine.id === name))
    .flatMap((name) => [name, models[name as 'ticker' | 'kccPrice'].machine.id]),
  "Description: the provider's message or Something went wrong": kinds
    .map((kind) => causeOf({ kind, message: '' }))
    .filter((sentence) => sentence !== ''),
  'Blog topic counts are display text only': blogTopics.some(
    (topic) => countPosts(topic) !== countPosts(topic, []),
  )
    ? ['counted from the articles']
    : [],
}

describe('the record of what is met in another way', () => {
  it.each(Object.entries(differences))('says in the row «%s» what it is', (row, parts) => {
    expect(parts, 'a row that is no difference any more').not.toEqual([])
    expect(parts.filter((part) => !rows.get(row)?.includes(part))).toEqual([])
  })

  it('names no file and no record that is gone, and every row once', () => {
    const files = new Set(
      readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file)),
    )
    const named = Array.from(record.matchAll(/`(\w+\.tsx?)`/g), ([, file]) => String(file))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((file) => !files.has(file))).toEqual([])
    const records = readdirSync('docs/decisions')
    const referred = Array.from(record.matchAll(/record (\d{3})/g), ([, number]) => String(number))
    expect(referred.length).toBeGreaterThan(10)
    expect(referred.filter((number) => !records.some((file) => file.startsWith(number)))).toEqual([])
    const lines = record.split('\n').filter((line) => /^\| (?!Row |Instead of )/.test(line))
    expect(lines).toHaveLength(rows.size)
  })
})
