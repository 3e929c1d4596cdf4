import { kcc } from '@/data/market/tokens'

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

const proPrice = '$99'
const requests = { free: '100', pro: '10,000' }

/** The three plans, in the order in which they are shown. */
export const apiPlans: ApiPlan[] = [
  {
    name: 'Free',
    price: '$0',
    per: '',
    requests: `${requests.free} requests/day`,
    audience: 'For a first script or your own dashboard.',
    includes: ['Market data for every pair', 'One read-only key', 'Public documentation'],
    action: 'Start with Free',
    isPopular: false,
  },
  {
    name: 'Pro',
    price: proPrice,
    per: '/mo',
    requests: `${requests.pro} requests/day`,
    audience: 'For trading bots and automated strategies.',
    includes: ['Everything in Free', 'Orders, balances and fills', 'Price streams', 'Email support'],
    action: 'Choose Pro',
    isPopular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    per: '',
    requests: 'Unlimited requests',
    audience: 'For trading desks, brokers and platforms.',
    includes: ['Everything in Pro', 'Dedicated connection', 'A named engineer'],
    action: 'Ask for Enterprise',
    isPopular: false,
  },
]

/** The limits of each plan, row by row. */
export const apiLimits: ApiLimit[] = [
  { what: 'Price', perPlan: ['$0', `${proPrice}/mo`, 'Custom'] },
  { what: 'Requests per day', perPlan: [requests.free, requests.pro, 'Unlimited'] },
  { what: 'Market data', perPlan: ['Yes', 'Yes', 'Yes'] },
  { what: 'Placing and cancelling orders', perPlan: ['No', 'Yes', 'Yes'] },
  { what: 'Price streams', perPlan: ['No', 'Yes', 'Yes'] },
  { what: 'Support', perPlan: ['Documentation', 'Email', 'A named engineer'] },
]

/** The texts at the top of the page. */
export const apiIntro = {
  eyebrow: 'API',
  title: 'Trade by API',
  lead: 'Read prices, place orders and follow them to the fill over HTTPS and JSON. Start free and upgrade when you need more requests.',
}

/** A listing of code or of an answer: its name, and its text. */
export type ApiListing = { name: string; text: string }

const sampleAddress = 'https://api.kingexchange.example/v1/prices/KCC'

/** A sample request in two languages, of as many lines each; the address does not exist yet. */
export const apiRequests: ApiListing[] = [
  {
    name: 'cURL',
    text: `curl \\
  -H "Authorization: Bearer $KEY" \\
  -H "Accept: application/json" \\
  ${sampleAddress}`,
  },
  {
    name: 'JavaScript',
    text: `const kcc = await fetch(
  '${sampleAddress}',
  { headers: { Authorization: \`Bearer \${key}\` } },
).then((answer) => answer.json())`,
  },
]

/** The sample's answers: a result, and the refusal at the limit. */
export const apiResponses: ApiListing[] = [
  {
    name: '200 OK',
    text: `{
  "pair": "KCC/USDT",
  "price": "${kcc.price}",
  "change24h": "+${kcc.change24h}%",
  "requestsLeftToday": ${Number(requests.free) - 1}
}`,
  },
  {
    name: '429 Too Many Requests',
    text: `{
  "error": "limit_reached",
  "limit": ${requests.free},
  "resetsAt": "2026-11-23T00:00:00Z"
}`,
  },
]

/** Frequent questions about the plans. */
export const apiNotes: ApiNote[] = [
  {
    question: 'What counts as a request?',
    answer: 'Every call we answer, including errors. A call that never reaches us does not count.',
  },
  {
    question: 'What happens when I reach my limit?',
    answer: 'You get status 429 and the reset time. There are no overage fees.',
  },
  {
    question: 'When does my limit reset?',
    answer: 'At midnight UTC, on every plan.',
  },
  {
    question: 'Which programming languages can I use?',
    answer:
      'Any language with HTTPS and JSON. Prices and amounts are sent as text, so no digit is lost to rounding.',
  },
  {
    question: 'Can an API key withdraw my funds?',
    answer: 'No. Keys can read data and, from Pro on, place orders. Withdrawals are always confirmed by you.',
  },
  {
    question: 'Can I change plans later?',
    answer: 'Yes, from the next billing month. Your keys and endpoints stay the same.',
  },
]

/** The head of the plans. */
export const plansIntro = {
  lead: 'Priced by requests per day, billed monthly.',
  withoutScripts: 'The buttons of the plans need JavaScript.',
}

/** The texts of the code sample, and the outcomes of copying it. */
export const codeSample = {
  note: 'Sample only: the address is not live and the figures are demo data.',
  languages: 'Language of the request',
  copied: 'The request is on the clipboard.',
  refused: 'Couldn’t copy. Select the text and copy it yourself.',
}

/** The end of the page. */
export const apiEnd = {
  title: 'Start building',
  lead: 'The developer portal will have the API reference, your keys and a sandbox.',
}
