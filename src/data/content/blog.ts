import type { BlogCategory, BlogView } from '@/data/rules/blogView'

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
  /** The description of its picture. */
  imageDescription: string
}

/** A topic and the search that finds its articles; `count` is display text only. */
export type BlogTopic = { name: string; count: string; search: string }

/** The texts around the articles. */
export const blog = {
  eyebrow: 'Blog',
  title: 'Plain words on moving markets',
  lead: 'What we ship, how it works and what we see in the order book, written by the people who run the exchange.',
  note: 'Sample articles: authors, dates and topic counts are invented.',
  topics: {
    title: 'Browse by topic',
    lead: 'Six threads that run through everything we write.',
  },
  newsletter: {
    title: 'The week, in one letter',
    lead: 'New articles, and the market days that deserve a second look. Short enough to finish.',
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
  { name: 'Order types', count: '24 articles', search: 'order' },
  { name: 'Staking', count: '18 articles', search: 'staking' },
  { name: 'KCC', count: '15 articles', search: 'KCC' },
  { name: 'Leverage', count: '12 articles', search: 'leverage' },
  { name: 'King Cards', count: '9 articles', search: 'King Card' },
  { name: 'API', count: '7 articles', search: 'API' },
]

/** Sample articles, newest first. */
export const blogPosts: BlogPost[] = [
  {
    id: 'one-account',
    title: 'Why we put every market behind one account',
    excerpt:
      'Spot, futures, staking and cards used to be four balances with four transfers between them. This is what it took to make them one, and what we chose to leave out.',
    category: 'announcements',
    author: 'Ines Carvalho',
    date: '2026-11-12',
    readTime: 7,
    featured: true,
    imageDescription:
      'Beams of gold light standing on a dark horizon, the tallest in the middle like a spire.',
  },
  {
    id: 'thin-order-book',
    title: 'Reading an order book when it thins out',
    excerpt:
      'A quiet hour is not an empty one. Three signs that the depth on your screen will still be there when you need it, and one that it will not.',
    category: 'analysis',
    author: 'Tomas Okafor',
    date: '2026-11-05',
    readTime: 9,
    featured: true,
    imageDescription: 'Fine gold lines lying side by side that swell towards one high wave.',
  },
  {
    id: 'staking-step-by-step',
    title: 'Staking at 15% APY, step by step',
    excerpt:
      'We follow one sample deposit through a pool that pays 15% APY, from the first day to the unlock. The rate can change and the lock of three months does not, so read the terms before the figure.',
    category: 'education',
    author: 'Mara Lindqvist',
    date: '2026-10-29',
    readTime: 8,
    featured: false,
    imageDescription: 'Gold rings drawn around one centre, with points of light travelling on them.',
  },
  {
    id: 'card-at-the-till',
    title: 'What a King Card does in the four seconds at the till',
    excerpt:
      'Between the tap and the receipt, a balance is priced, sold and settled. A walk through each step, and where it stops if a price moves too far.',
    category: 'features',
    author: 'Yusuf Demir',
    date: '2026-10-22',
    readTime: 6,
    featured: false,
    imageDescription: 'Outlines of cards opening like a fan in gold light.',
  },
  {
    id: 'fees-in-one-table',
    title: 'Our trading fees, in one table',
    excerpt:
      'Maker orders cost 0.1%, taker orders 0.15%, and the lowest rate is 0.05%. Here is how the steps between them follow your volume.',
    category: 'announcements',
    author: 'Ines Carvalho',
    date: '2026-10-15',
    readTime: 4,
    featured: false,
    imageDescription: 'A row of thin gold beams on a horizon, rising to three peaks.',
  },
  {
    id: 'leverage-without-folklore',
    title: 'Leverage without the folklore',
    excerpt:
      'A multiplier works on losses exactly as it works on gains. Five worked positions, the price at which each one is closed, and what we would have done differently.',
    category: 'education',
    author: 'Mara Lindqvist',
    date: '2026-10-08',
    readTime: 11,
    featured: false,
    imageDescription: 'Gold circles of growing size, each carrying a small bright point.',
  },
  {
    id: 'volume-misleads',
    title: 'Three ways that volume misleads',
    excerpt:
      'The same trade counted twice, the same hour counted once, and the pair that nobody quotes. How we read a volume figure before we repeat it.',
    category: 'analysis',
    author: 'Tomas Okafor',
    date: '2026-10-01',
    readTime: 6,
    featured: false,
    imageDescription: 'Layered gold lines with soft swells of different height.',
  },
  {
    id: 'narrow-keys',
    title: 'API keys that can do only one thing',
    excerpt:
      'A key that reads prices has no business placing an order. How scopes, address lists and expiry dates keep a leaked key from becoming a loss.',
    category: 'features',
    author: 'Yusuf Demir',
    date: '2026-09-24',
    readTime: 5,
    featured: false,
    imageDescription: 'Outlines of cards turned around one corner, their edges crossing.',
  },
  {
    id: 'monthly-burn',
    title: 'The KCC burn: 2% monthly, and where to check it',
    excerpt:
      'KCC carries a burn of 2% monthly. What is counted, when it happens, and how to follow it without taking our word for it.',
    category: 'announcements',
    author: 'Ines Carvalho',
    date: '2026-09-17',
    readTime: 5,
    featured: false,
    imageDescription: 'Gold beams on a horizon, one tall peak between two lower ones.',
  },
  {
    id: 'first-week',
    title: 'Your first week: a short list for new wallets',
    excerpt:
      'Seven small jobs, one a day, from a password nobody else has to a withdrawal you have practised. None takes more than ten minutes.',
    category: 'education',
    author: 'Mara Lindqvist',
    date: '2026-09-10',
    readTime: 5,
    featured: false,
    imageDescription: 'Seven gold rings around a bright centre.',
  },
  {
    id: 'funding-rates',
    title: 'Funding rates: a payment between two crowds',
    excerpt:
      'When more people lean one way, they pay those who lean the other. What a rate tells you about a market, and the two things it cannot.',
    category: 'analysis',
    author: 'Tomas Okafor',
    date: '2026-09-03',
    readTime: 8,
    featured: false,
    imageDescription: 'Layered gold lines that rise and fall like hills at night.',
  },
  {
    id: 'builder-rules',
    title: 'Inside the project builder: rules you can read aloud',
    excerpt:
      'A token is a set of promises. We show how supply, vesting and votes become sentences first and code second, and why the order matters.',
    category: 'features',
    author: 'Yusuf Demir',
    date: '2026-08-27',
    readTime: 7,
    featured: false,
    imageDescription: 'Sheets drawn in gold outline, fanned out over each other.',
  },
]

/** The articles of a view, newest first. The search matches title or excerpt, case-insensitively. */
export function findPosts({ q = '', category }: BlogView, posts: BlogPost[] = blogPosts): BlogPost[] {
  const wanted = q.trim().toLowerCase()
  return posts.filter(
    (post) =>
      (category === undefined || post.category === category) &&
      [post.title, post.excerpt].some((text) => text.toLowerCase().includes(wanted)),
  )
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day in ISO 8601, in the same way in every time zone and locale. */
export const formatDay = (date: string) => dayFormat.format(new Date(date))
