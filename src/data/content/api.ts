import { kcc } from '@/data/registries/tokens'

export type ApiPlan = {
  name: string
  price: string
  /** The unit of the price; empty without a fixed price. */
  per: string
  requests: string
  audience: string
  includes: string[]
  action: string
  isPopular: boolean
}
export type ApiLimit = { what: string; perPlan: readonly [free: string, pro: string, enterprise: string] }
export type ApiNote = { question: string; answer: string }

/** The three plans, in the order in which they are shown. */
export const apiPlans: ApiPlan[] = [
  {
    name: 'Free',
    price: '$0',
    per: '',
    requests: '100 requests/day',
    audience: 'For a first script and a dashboard of your own.',
    includes: ['Market data for every pair', 'One key, read only', 'Public documentation'],
    action: 'Start with Free',
    isPopular: false,
  },
  {
    name: 'Pro',
    price: '$99',
    per: '/mo',
    requests: '10,000 requests/day',
    audience: 'For strategies that run while you sleep.',
    includes: ['Everything in Free', 'Orders, balances and fills', 'Price streams', 'Answers by email'],
    action: 'Choose Pro',
    isPopular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    per: '',
    requests: 'Unlimited requests',
    audience: 'For desks, brokers and products built on ours.',
    includes: ['Everything in Pro', 'A connection of your own', 'A named engineer'],
    action: 'Ask for Enterprise',
    isPopular: false,
  },
]

/** The limits of each plan, row by row. */
export const apiLimits: ApiLimit[] = [
  { what: 'Price', perPlan: ['$0', '$99/mo', 'Custom'] },
  { what: 'Requests a day', perPlan: ['100', '10,000', 'Unlimited'] },
  { what: 'Market data', perPlan: ['Yes', 'Yes', 'Yes'] },
  { what: 'Placing and cancelling orders', perPlan: ['No', 'Yes', 'Yes'] },
  { what: 'Price streams', perPlan: ['No', 'Yes', 'Yes'] },
  { what: 'Who answers', perPlan: ['Documentation', 'Email', 'A named engineer'] },
]

/** The texts at the top of the page. */
export const apiIntro = {
  eyebrow: 'API',
  title: 'The order book, for your own programs',
  lead: 'Read the market, place an order and follow it to its fill over plain HTTPS and JSON. Begin for nothing and move up when your program does.',
}

/** A sample request and its answer; the address does not exist yet. */
export const apiSample = {
  request: [
    'GET /v1/tickers/KCC-USDT HTTP/1.1',
    'Host: api.kingexchange.example',
    'Authorization: Bearer $KING_API_KEY',
  ],
  answer: [
    '{',
    '  "pair": "KCC/USDT",',
    `  "price": "${kcc.price}",`,
    '  "change24h": "+15.2%",',
    '  "requestsLeftToday": 99',
    '}',
  ],
}

/** Frequent questions about the plans. */
export const apiNotes: ApiNote[] = [
  {
    question: 'What counts as a request?',
    answer:
      'Every call that gets an answer, whatever the answer is. A call that never reached us does not count.',
  },
  {
    question: 'What happens at the limit?',
    answer:
      'Calls are refused with status 429 and the time at which the day starts again. Nothing is billed on top.',
  },
  {
    question: 'When does the day start again?',
    answer: 'At midnight UTC, for everybody, so a program can plan its calls.',
  },
  {
    question: 'Which languages can I use?',
    answer: 'Any that speaks HTTPS and JSON. Prices and amounts are text, so no digit is lost on the way.',
  },
  {
    question: 'Can a key move my money out?',
    answer:
      'No. Keys read and, from Pro on, trade. Withdrawals are confirmed by a person, never by a program.',
  },
  {
    question: 'Can I change plans later?',
    answer: 'That is the intention: up or down from one month to the next, with the same keys and addresses.',
  },
]
