import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type BlogPost, blogPosts, blogTopics, countPosts, findPosts, formatDay } from '@/data/content/blog'
import { blogCategories, isNarrowed, parseBlogView } from '@/data/site/blogView'

const ids = (...view: Parameters<typeof findPosts>) => findPosts(...view).map(({ id }) => id)

describe('the articles', () => {
  it('are of all four categories, two of them featured, and fill the front of a phone', () => {
    expect(blogPosts.length).toBeGreaterThan(8)
    expect(new Set(blogPosts.map(({ category }) => category))).toEqual(new Set(blogCategories))
    expect(blogPosts.filter(({ featured }) => featured)).toHaveLength(2)
  })

  it('are listed newest first, each with an id of its own', () => {
    const dates = blogPosts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(new Set(blogPosts.map(({ id }) => id)).size).toBe(blogPosts.length)
  })

  it('have a picture and a description of their own each', () => {
    const files = blogPosts.map(({ picture }) => `src/components/blog/pictures/${picture}.svg`)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const drawings = files.map((file) => readFileSync(file, 'utf8'))
    expect(new Set(drawings).size).toBe(blogPosts.length)
    expect(new Set(blogPosts.map(({ imageDescription }) => imageDescription)).size).toBe(blogPosts.length)
  })

  it('mention staking at 15% APY in one article only', () => {
    const speakers = blogPosts.filter(({ title, excerpt }) => `${title} ${excerpt}`.includes('15% APY'))
    expect(speakers.map(({ id }) => id)).toEqual(['staking-step-by-step'])
  })

  it('are found by the topics that they are about', () => {
    expect(blogTopics.filter(({ search }) => ids({ q: search }).length === 0)).toEqual([])
  })
})

describe('findPosts', () => {
  const posts: BlogPost[] = (
    [
      { id: 'steps', category: 'education', title: 'Staking step by step', excerpt: 'Terms first.' },
      { id: 'keys', category: 'features', title: 'Narrow keys', excerpt: 'A leaked key does little.' },
      { id: 'leverage', category: 'education', title: 'Leverage without folklore', excerpt: 'In figures.' },
    ] as const
  ).map((post) => ({
    ...post,
    author: 'Mara Lindqvist',
    date: '2026-09-10',
    readTime: 5,
    featured: false,
    picture: 'spires',
    imageDescription: 'Spires of gold.',
  }))

  it('tells how many articles a topic has', () => {
    expect(countPosts({ name: 'Keys', search: 'key' }, posts)).toBe('1 article')
    expect(countPosts({ name: 'Leads', search: 'le' }, posts)).toBe('2 articles')
    expect(countPosts({ name: 'Nothing', search: 'cocoa' }, posts)).toBe('0 articles')
  })

  it('finds everything without a search and a category', () => {
    expect(findPosts({})).toEqual(blogPosts)
    expect(findPosts({ q: '   ' })).toEqual(blogPosts)
  })

  it.each([
    ['by a title', 'LEVERAGE WITHOUT', ['leverage']],
    ['by an excerpt', 'leaked KEY', ['keys']],
    ['not by an author', 'Lindqvist', []],
    ['not by a category', 'education', []],
    ['not by a picture', 'spire', []],
  ])('finds %s', (_, q, found) => {
    expect(ids({ q }, posts)).toEqual(found)
  })
})

describe('parseBlogView', () => {
  it('returns every key', () => {
    expect(parseBlogView({ q: 'kcc', category: 'analysis', other: 1 })).toStrictEqual({
      q: 'kcc',
      category: 'analysis',
    })
    expect(parseBlogView({})).toStrictEqual({ q: undefined, category: undefined })
  })

  it.each(['all', '', null])('ignores the category %j', (category) => {
    expect(parseBlogView({ category })).toEqual({ q: undefined, category: undefined })
  })

  it('searches for a category that does not exist, beside what is searched for', () => {
    expect(parseBlogView({ category: 'tutorials' })).toEqual({ q: 'tutorials', category: undefined })
    expect(parseBlogView({ category: 'toString', q: 'kcc' }).q).toBe('toString kcc')
    expect(parseBlogView({ category: 7, q: {} }).q).toBe('7')
  })
})

it('isNarrowed is true with a search or a category', () => {
  expect(isNarrowed({})).toBe(false)
  expect(isNarrowed({ q: '  ' })).toBe(false)
  expect(isNarrowed({ q: 'a' })).toBe(true)
  expect(isNarrowed({ category: 'features' })).toBe(true)
})

it('formatDay writes the same day in every time zone', () => {
  expect(formatDay('2026-11-05')).toBe('November 5, 2026')
})
