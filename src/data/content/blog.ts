import { fees, monthlyBurn } from '@/data/market/keyFigures'
import type { BlogCategory, BlogView } from '@/data/site/blogView'
import { searchFilter } from '@/data/text/searchFilter'

/** The drawings, one for each article. */
export type ArticlePicture =
  | 'spires'
  | 'stairs'
  | 'decline'
  | 'orbits'
  | 'growth'
  | 'week'
  | 'hills'
  | 'gap'
  | 'braid'
  | 'fan'
  | 'nest'
  | 'stack'

/** An article. `date` is a day in ISO 8601, `readTime` is in minutes. */
export type BlogPost = {
  id: string
  title: string
  excerpt: string
  category: BlogCategory
  author: string
  date: string
  readTime: number
  featured: boolean
  picture: ArticlePicture
  /** The description of its picture. */
  imageDescription: string
}

/** A topic and the search that finds its articles. */
export type BlogTopic = { name: string; search: string }

/** The texts around the articles. */
export const blog = {
  eyebrow: 'Blog',
  title: 'Plain words on moving markets',
  lead: 'Product news, guides and market analysis from our team.',
  note: 'Sample articles by invented authors, in summary: their full texts are coming.',
  unread: 'Full article soon',
  topics: {
    title: 'Browse by topic',
    lead: 'With the number of articles on each.',
  },
}

/** The labels of the categories. */
export const categoryNames: Record<BlogCategory, string> = {
  announcements: 'Announcements',
  education: 'Education',
  analysis: 'Analysis',
  features: 'Features',
}

/** Topics of the tiles at the foot of the blog. */
export const blogTopics: BlogTopic[] = [
  { name: 'Order books', search: 'order book' },
  { name: 'Staking', search: 'staking' },
  { name: 'KCC', search: 'KCC' },
  { name: 'Leverage', search: 'leverage' },
  { name: 'King Cards', search: 'card' },
  { name: 'API', search: 'API' },
]

/** The rate of one staking pool; the token page names the highest. */
const poolRate = '15%'

/** Sample articles, newest first. */
export const blogPosts: BlogPost[] = [
  {
    id: 'one-account',
    title: 'Why we put every market behind one account',
    excerpt:
      'Spot, futures, staking and cards used to be four balances with four transfers between them. What it took to make them one, and what we left out.',
    category: 'announcements',
    author: 'Ines Carvalho',
    date: '2026-11-12',
    readTime: 7,
    featured: true,
    picture: 'spires',
    imageDescription:
      'Beams of gold light standing on a dark horizon, the tallest in the middle like a spire.',
  },
  {
    id: 'thin-order-book',
    title: 'Reading an order book when it thins out',
    excerpt:
      'Three signs that the depth on your screen will still be there when you need it, and one that it will not.',
    category: 'analysis',
    author: 'Tomas Okafor',
    date: '2026-11-05',
    readTime: 9,
    featured: true,
    picture: 'gap',
    imageDescription: 'Fine gold lines that slope down from both sides towards a gap in the middle.',
  },
  {
    id: 'staking-step-by-step',
    title: `Staking at ${poolRate} APY, step by step`,
    excerpt: `We follow one sample deposit through a pool that pays ${poolRate} APY, from the first day to the unlock. The rate can change, the three-month lock does not: read the terms first.`,
    category: 'education',
    author: 'Mara Lindqvist',
    date: '2026-10-29',
    readTime: 8,
    featured: false,
    picture: 'orbits',
    imageDescription: 'Gold rings drawn around one centre, with points of light travelling on them.',
  },
  {
    id: 'card-at-the-till',
    title: 'What a King Card does in the four seconds at the till',
    excerpt:
      'Between the tap and the receipt, a balance is priced, sold and settled. Each step explained, and what happens if the price moves too far.',
    category: 'features',
    author: 'Yusuf Demir',
    date: '2026-10-22',
    readTime: 6,
    featured: false,
    picture: 'fan',
    imageDescription: 'Outlines of cards opening like a fan in gold light.',
  },
  {
    id: 'fees-in-one-table',
    title: 'Our trading fees, in one table',
    excerpt: `Maker orders cost ${fees.maker}, taker orders ${fees.taker}, and the lowest rate is ${fees.lowest}. Here is how the steps between them follow the KCC you hold.`,
    category: 'announcements',
    author: 'Ines Carvalho',
    date: '2026-10-15',
    readTime: 4,
    featured: false,
    picture: 'stairs',
    imageDescription: 'Gold beams on a horizon, falling in five steps from left to right.',
  },
  {
    id: 'leverage-without-folklore',
    title: 'Leverage without the folklore',
    excerpt:
      'A multiplier works on losses exactly as it works on gains. Five example positions, and the price at which each one is closed.',
    category: 'education',
    author: 'Mara Lindqvist',
    date: '2026-10-08',
    readTime: 11,
    featured: false,
    picture: 'growth',
    imageDescription: 'Gold circles of growing size that rest on the same point of the ground.',
  },
  {
    id: 'volume-misleads',
    title: 'Three ways that volume misleads',
    excerpt:
      'Trades counted twice, hours left out and pairs that nobody quotes: how we check a volume figure before we publish it.',
    category: 'analysis',
    author: 'Tomas Okafor',
    date: '2026-10-01',
    readTime: 6,
    featured: false,
    picture: 'hills',
    imageDescription: 'Layered gold lines that rise and fall like hills at night.',
  },
  {
    id: 'narrow-keys',
    title: 'API keys that can do only one thing',
    excerpt:
      'A key that reads prices should not be able to place orders. How scopes, address lists and expiry dates limit the damage of a leaked key.',
    category: 'features',
    author: 'Yusuf Demir',
    date: '2026-09-24',
    readTime: 5,
    featured: false,
    picture: 'nest',
    imageDescription: 'Gold squares within each other, each turned a little further.',
  },
  {
    id: 'monthly-burn',
    title: `The KCC burn: ${monthlyBurn} monthly, and where to check it`,
    excerpt: `KCC has a burn of ${monthlyBurn} monthly. What is counted, when it happens and how to verify it yourself.`,
    category: 'announcements',
    author: 'Ines Carvalho',
    date: '2026-09-17',
    readTime: 5,
    featured: false,
    picture: 'decline',
    imageDescription: 'Gold beams on a horizon that grow shorter from left to right.',
  },
  {
    id: 'first-week',
    title: 'Your first week: a short list for new wallets',
    excerpt:
      'Seven small tasks, one a day, from a unique password to a test withdrawal. None takes more than ten minutes.',
    category: 'education',
    author: 'Mara Lindqvist',
    date: '2026-09-10',
    readTime: 5,
    featured: false,
    picture: 'week',
    imageDescription: 'Seven overlapping gold rings in a row, each with a bright centre.',
  },
  {
    id: 'funding-rates',
    title: 'Funding rates: a payment between two crowds',
    excerpt:
      'When most traders bet one way, they pay those who bet the other. What a funding rate tells you about a market, and two things it cannot.',
    category: 'analysis',
    author: 'Tomas Okafor',
    date: '2026-09-03',
    readTime: 8,
    featured: false,
    picture: 'braid',
    imageDescription: 'Two bands of gold waves that cross each other.',
  },
  {
    id: 'builder-rules',
    title: 'Inside the project builder: rules you can read aloud',
    excerpt:
      'A token is a set of promises. How supply, vesting and votes are written as plain sentences first and as code second.',
    category: 'features',
    author: 'Yusuf Demir',
    date: '2026-08-27',
    readTime: 7,
    featured: false,
    picture: 'stack',
    imageDescription: 'Sheets drawn in gold outline, lying one above the other.',
  },
]

/** The articles of a view, newest first. */
export function findPosts({ q = '', category }: BlogView, posts: BlogPost[] = blogPosts): BlogPost[] {
  const isFound = searchFilter(q)
  return posts.filter(
    (post) => (category === undefined || post.category === category) && isFound(post.title, post.excerpt),
  )
}

/** The number of articles on a topic, as text. */
export function countPosts({ search }: BlogTopic, posts: BlogPost[] = blogPosts): string {
  const { length } = findPosts({ q: search }, posts)
  return length === 1 ? '1 article' : `${length} articles`
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Writes a day in ISO 8601 in English words. Not by `Intl`, whose first formatter takes a slow phone 150 ms. */
export function formatDay(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${months[month - 1]} ${day}, ${year}`
}

/** Texts below a search without results, and without scripts. */
export const blogSearch = {
  nothing: 'The search looks through titles and summaries. A shorter word often finds more.',
  withoutScripts: 'Search and categories need JavaScript.',
}
