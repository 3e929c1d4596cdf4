import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { leaders, mission } from '@/data/content/about'
import { blogPosts, blogTopics, countPosts } from '@/data/content/blog'
import { contactQuestions } from '@/data/content/contact'
import { cashback, fees, leverage } from '@/data/market/keyFigures'
import { documentOf, forms, pages, prerenderedPages } from '../e2e/documents'
import { misplaced } from '../misplaced'
import { unevenTables } from '../tables'

// What a public page says is read from its document: the living page is compared with it in `tests/e2e/pages.spec.ts`.

const open = (path: string): Document => parseHTML(documentOf(path)).document

/** The text of an element as it is read, or of nothing. */
const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ')

/** The sections of a page's content, in their order, by their names for screen readers. */
const regionsOf = (page: Document) =>
  new Map(
    [...page.querySelectorAll('main section')].map((section) => {
      const heading = page.getElementById(section.getAttribute('aria-labelledby') ?? '')
      return [section.getAttribute('aria-label') ?? textOf(heading), section]
    }),
  )

const regionOf = (page: Document, name: string) => regionsOf(page).get(name)

const hrefsOf = (root: Document | Element | null | undefined) =>
  [...(root?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href') ?? '')

describe.each(prerenderedPages)('%s', (path) => {
  it('has one heading, a footer, and links only to documents that exist', () => {
    const page = open(path)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(page.querySelector('h1'))).toMatch(/\S/)
    expect(page.querySelectorAll('footer')).toHaveLength(1)
    const paths = hrefsOf(page).map((href) => new URL(href, `https://site.example${path}`).pathname)
    expect(paths.length).toBeGreaterThan(forms.includes(path) ? 1 : 20)
    expect(paths.filter((name) => !pages.includes(name))).toEqual([])
  })

  it('calls no link to a place in a page the current page', () => {
    expect(hrefsOf(open(path)).some((href) => href.includes('#'))).toBe(true)
    const current = [...open(path).querySelectorAll('a[aria-current]')]
    expect(current.filter((link) => link.getAttribute('href')?.includes('#')).map(textOf)).toEqual([])
  })

  it('has no element where HTML allows none', () => {
    expect(misplaced(open(path).body)).toEqual([])
  })
})

it('has in every table as many headings as cells', () => {
  const tables = prerenderedPages.map((path) => [path, open(path).querySelectorAll('table').length] as const)
  expect(new Map(tables).get('/market')).toBe(1)
  expect(prerenderedPages.flatMap((path) => unevenTables(open(path)))).toEqual([])
})

/** The texts of each page that the specification quotes. */
const contents = [
  {
    path: '/about',
    title: 'Open by design',
    sections: [mission.statement, 'In numbers', 'Leadership team', 'Core values'],
    figures: ['$2.4B+', '+12.5%', '150K+', '+8.2%', '500+', '+15.3%', '180+', '+5.1%'],
    links: ['/features', '/contact#hours', '/contact#questions'],
  },
  {
    path: '/features',
    title: 'One account, six ways to use it',
    sections: [
      'Trading',
      'Staking and farming',
      'NFT marketplace',
      'King Cards',
      'Builders and tools',
      'Security',
      'Why choose King Exchange',
      'Coming Soon',
    ],
    figures: [leverage, fees.maker, fees.taker, fees.lowest, `Up to ${cashback} cashback`],
    links: ['/features#trading', '/register', '/market'],
  },
  {
    path: '/token',
    title: 'Two tokens, one crown',
    sections: ['KCC', 'KCCredit', 'Tokenomics', 'Stake KCC', 'Roadmap'],
    figures: [
      'Up to 50%',
      '+15.2%',
      '$687.3M',
      '10M',
      '7.5M circulating',
      'VIP tier access',
      'Premium staking rewards',
      '25M',
      '18.75M circulating',
      '8% APR',
      '150%',
      '25% APY',
      '3+ months',
      '2% burned monthly',
    ],
    links: ['/features#staking', '/market?filter=king-tokens', '/register'],
  },
  {
    path: '/api',
    title: 'Trade by API',
    sections: ['API plans', 'Compare limits', 'Frequently asked questions'],
    figures: [
      '$0',
      '100 requests/day',
      '$99/mo',
      '10,000 requests/day',
      'Custom',
      'Unlimited requests',
      'Most popular',
    ],
    links: ['/developer-portal', '/register'],
  },
]

it.each(contents)('$path has its sections, every figure of the specification, and its links', (content) => {
  const page = open(content.path)
  expect(textOf(page.querySelector('h1'))).toBe(content.title)
  expect([...regionsOf(page).keys()]).toEqual(expect.arrayContaining(content.sections))
  const main = textOf(page.querySelector('main'))
  for (const figure of content.figures) expect(main).toContain(figure)
  expect(hrefsOf(page.querySelector('main'))).toEqual(expect.arrayContaining(content.links))
})

it('introduces each leader by name, role, duty and past, and says that they are invented', () => {
  const page = open('/about')
  const items = [...(regionOf(page, 'Leadership team')?.querySelectorAll('li') ?? [])]
  expect(items.map((item) => textOf(item.querySelector('h3')))).toEqual(leaders.map(({ name }) => name))
  expect(items.map((item) => item.querySelectorAll('p').length)).toEqual(leaders.map(() => 3))
  expect(textOf(regionOf(page, 'Leadership team'))).toContain('Chief executive')
  expect(textOf(page.querySelector('main')).match(/invented/g)).toHaveLength(1)
})

describe('the home page', () => {
  const page = open('/')

  it('has its blocks in their order', () => {
    expect([...regionsOf(page).keys()]).toEqual([
      'Every market. One crown.',
      'King Exchange in figures',
      'A look inside',
      'Premium Features',
      'Hold KCC, pay less',
      'VIP opens in',
      'Lower fees and direct support',
      'Your account in your pocket',
      'API plans',
      'How your account is protected',
      'Partners',
      'Open your account',
    ])
  })

  it.each([
    ['Every market. One crown.', 'Start Trading Now', '/register'],
    ['Hold KCC, pay less', 'Learn More', '/token'],
    ['API plans', 'See API plans and limits', '/api'],
    ['Open your account', 'Create account', '/register'],
    ['Open your account', 'View market', '/market'],
  ])('leads in “%s” by “%s” to %s', (block, name, target) => {
    const links = [...(regionOf(page, block)?.querySelectorAll('a') ?? [])]
    const link = links.find((one) => textOf(one).includes(name))
    expect(new URL(link?.getAttribute('href') ?? '', 'https://site.example').pathname).toBe(target)
  })

  it('shows the figures of the exchange, of KCC and of VIP', () => {
    const figures = textOf(regionOf(page, 'King Exchange in figures'))
    for (const figure of ['$2.4B+', '+12.5%', '150K+', '+8.2%', '500+', '+15.3%', '180+', '+5.1%']) {
      expect(figures).toContain(figure)
    }
    const kcc = textOf(regionOf(page, 'Hold KCC, pay less'))
    for (const figure of ['$68.73', '+15.20%', '$687.3M', '10M', '7.5M', 'Fee reduction up to 50%']) {
      expect(kcc).toContain(figure)
    }
    const vip = [...(regionOf(page, 'Lower fees and direct support')?.querySelectorAll('dd') ?? [])]
    expect(vip.map(textOf).join()).toContain('50%')
  })

  it('says in ticker, footer and countdown alone that the data are a demonstration', () => {
    expect(textOf(page.querySelector('section[aria-label="Market prices"]'))).toContain('Demo')
    expect(textOf(page.querySelector('footer'))).toContain('demo data')
    expect(textOf(regionOf(page, 'VIP opens in'))).toContain('Demo countdown. Restarts on every visit.')
    expect(textOf(page.querySelector('main'))).not.toMatch(/demo data/i)
  })

  it('has the API plans with their names, prices and requests', () => {
    const plans = [...(regionOf(page, 'API plans')?.querySelectorAll('li') ?? [])].map(textOf)
    expect(plans).toEqual([
      expect.stringMatching(/Free.*100 requests\/day.*\$0/),
      expect.stringMatching(/Pro.*Most popular.*10,000 requests\/day.*\$99\/mo/),
      expect.stringMatching(/Enterprise.*Unlimited requests.*Custom/),
    ])
  })

  it('has the heading of the KCC section before its price', () => {
    expect(textOf(regionOf(page, 'Hold KCC, pay less'))).toMatch(/Hold KCC, pay less.*\$\d/)
  })
})

describe('the blog', () => {
  const page = open('/blog')
  const articles = [...page.querySelectorAll('main article')]

  it('has its featured articles, its latest ones, the newsletter box and its topics', () => {
    const featured = blogPosts.filter((post) => post.featured).length
    const count = (name: string, selector: string) => regionOf(page, name)?.querySelectorAll(selector).length
    expect(featured).toBeGreaterThan(0)
    expect(count('Featured articles', 'article')).toBe(featured)
    expect(count('Latest articles', 'article')).toBe(blogPosts.length - featured)
    const topics = [...(regionOf(page, 'Browse by topic')?.querySelectorAll('li') ?? [])].map(textOf)
    expect(topics).toEqual(
      blogTopics.map((topic) => expect.stringMatching(new RegExp(`^${topic.name}.*${countPosts(topic)}$`))),
    )
    expect(count('Weekly market update', 'input')).toBe(1)
    expect(articles.map(textOf).join()).toContain('15% APY')
    expect(textOf(page.querySelector('main'))).toContain('Sample articles')
  })

  it('shows of an article the category, author, day and a described picture', () => {
    const article = articles.find((one) => textOf(one).includes('Reading an order book'))
    for (const text of ['Analysis', 'By Tomas Okafor', 'November 5, 2026']) {
      expect(textOf(article)).toContain(text)
    }
    expect(article?.querySelector('time')?.outerHTML).toMatch(/datetime="2026-11-05"/i)
    expect(article?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^Fine gold lines/)
  })
})

describe('the contact page', () => {
  const page = open('/contact')

  it('gives the support hours, the headquarters and the answers', () => {
    const hours = textOf(regionOf(page, 'Support hours'))
    for (const text of ['Mon-Fri', '9-18 EST', 'Sat', '10-16', 'Sun', 'Emergency']) {
      expect(hours).toContain(text)
    }
    expect(textOf(regionOf(page, 'Headquarters'))).toContain('Sample address')
    expect(textOf(regionOf(page, 'Email addresses'))).toContain('@kingexchange.example')
    const answers = regionOf(page, 'Frequently asked questions')?.querySelectorAll('dd') ?? []
    expect([...answers].map(textOf)).toEqual(contactQuestions.map(({ answer }) => answer))
    expect([...answers].map(textOf).join()).toContain('spam folder')
  })

  it('tells browsers what its fields are for', () => {
    expect(page.querySelector('main input[name=name]')?.outerHTML).toMatch(/autocomplete="name"/i)
    const email = page.querySelector('main input[name=email]')?.outerHTML
    expect(email).toMatch(/autocomplete="email"/i)
    expect(email).toContain('type="email"')
  })
})

describe('the footer', () => {
  it('has one heading at most, and no newsletter where the page has its own', () => {
    expect(open('/about').querySelectorAll('footer :is(h1, h2, h3, h4)')).toHaveLength(1)
    const blog = open('/blog')
    expect(blog.querySelectorAll('footer :is(h1, h2, h3, h4)')).toHaveLength(0)
    const labels = [...blog.querySelectorAll('label')].map(textOf)
    expect(labels.filter((label) => label === 'Email for the newsletter')).toHaveLength(1)
  })
})
