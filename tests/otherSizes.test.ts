import { contentPolicy } from 'fast-pages/source/src/hosting/contentPolicy'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { manyAssets } from '../stories/manyAssets'
import { unevenTables } from './tables'

// The site has to hold for other markets than that of its sample data. Its pages are rendered as the build does it.

const sizes = { assets: 1_000, pairs: 40, articles: 200 }

const registries = ['@/data/registries/tokens', '@/data/registries/market', '@/data/content/blog'] as const

let site: typeof import('@/start/prerender')

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(registries[0], async (importOriginal) => {
    const original = await importOriginal<typeof import('@/data/registries/tokens')>()
    const more = manyAssets(sizes.pairs - original.tickerTokens.length).map((asset) => ({
      ...asset,
      symbol: `P${asset.symbol}`,
      featured: false,
      isInTicker: true,
    }))
    const tokens = [...original.tokens, ...more]
    return { ...original, tokens, tickerTokens: tokens.filter(({ isInTicker }) => isInTicker) }
  })
  vi.doMock(registries[1], async (importOriginal) => {
    const original = await importOriginal<typeof import('@/data/registries/market')>()
    const { marketAssets } = original
    const more = manyAssets(sizes.assets - marketAssets.length)
    return { ...original, marketAssets: [...marketAssets, ...more] }
  })
  vi.doMock(registries[2], async (importOriginal) => {
    const original = await importOriginal<typeof import('@/data/content/blog')>()
    const { blogPosts } = original
    const posts = Array.from({ length: Math.ceil(sizes.articles / blogPosts.length) }, (_, round) =>
      blogPosts.map((post) => ({ ...post, id: `${post.id}-${round}` })),
    )
      .flat()
      .slice(0, sizes.articles)
    return {
      ...original,
      blogPosts: posts,
      findPosts: (view: Parameters<typeof original.findPosts>[0]) => original.findPosts(view, posts),
    }
  })
  site = await import('@/start/prerender')
})

afterAll(() => {
  for (const registry of registries) vi.doUnmock(registry)
  vi.resetModules()
})

describe('a site of other sizes', () => {
  /** The document of a page, which its policy must not block. */
  const render = async (path: string) => {
    const { body } = await site.renderPage(path)
    expect(() => contentPolicy(body, [])).not.toThrow()
    return parseHTML(`<body>${body}</body>`).document
  }

  it('has its first assets in the document of the market, and all its pairs in the ticker', async () => {
    const page = await render('/market')
    expect(unevenTables(page)).toEqual([])
    expect(page.querySelectorAll('tbody a[data-asset]')).toHaveLength(50)
    expect(page.querySelector('main table')?.getAttribute('aria-rowcount')).toBe(String(sizes.assets + 1))
    const prices = page.querySelector('[aria-label="Market prices"]')
    expect(prices?.querySelectorAll('ul:not([inert]) > li')).toHaveLength(sizes.pairs)
  })

  it('has all its articles on the blog', async () => {
    const page = await render('/blog')
    expect(page.querySelectorAll('main article')).toHaveLength(sizes.articles)
  })
})
