import { expect, it } from 'vitest'
import { chapterTitles, type FeatureChapter, firstChapter } from '@/data/content/features'
import { otherChapters } from '@/data/content/otherFeatures'

const chapters: FeatureChapter[] = [firstChapter, ...otherChapters]

it('has the six categories of the specification, in the order of their index', () => {
  const ids = ['trading', 'staking', 'nft', 'cards', 'tools', 'security']
  expect(chapters.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(chapterTitles)).toEqual(ids)
})

it('has at least four feature cards in each category, with titles of their own', () => {
  expect(chapters.filter(({ features }) => features.length < 4)).toEqual([])
  const titles = chapters.flatMap(({ features }) => features.map(({ title }) => title))
  expect(titles).toContain('Futures trading')
  expect(new Set(titles).size).toBe(titles.length)
})
