import type { Placeholder } from '@/data/registries/navigation'

/** The admin page at an address, with what an admin will do there. */
const task = <const Path extends string>(
  to: Path,
  title: string,
  promise: string,
  items: readonly string[],
  links: Placeholder['links'],
) => ({ to, title, promise, points: { title: 'What you will do here', items }, links })

const site = { name: 'Visit the public site', to: '/' } as const
const market = { name: 'View market', to: '/market' } as const
const token = { name: 'See the token page', to: '/token' } as const
const contact = { name: 'See the contact page', to: '/contact' } as const
const blog = { name: 'See the blog', to: '/blog' } as const
const api = { name: 'See the API plans', to: '/api' } as const
const feature = (name: string, hash: string) => ({ name, to: '/features', hash }) as const

/** The pages of the admin area, all under construction. */
export const adminPlaceholders = [
  task(
    '/admin',
    'Admin Overview',
    'Volume, revenue, open reviews and incidents of the whole exchange at a glance.',
    [
      'Spot what needs a decision today.',
      'Compare today with the weeks before.',
      'Open the page behind any figure.',
    ],
    [site, market],
  ),
  task(
    '/admin/analytics',
    'Analytics',
    'Trading, deposits and sign-ups by market, country and week.',
    ['Follow volume market by market.', 'See where sign-ups come from.', 'Export the figures of any period.'],
    [market, { name: 'See the public figures', to: '/about' }],
  ),
  task(
    '/admin/users',
    'User Accounts',
    'Search, view and suspend user accounts.',
    [
      'Find an account by name or email.',
      'See its balances, status and history.',
      'Suspend it, with the reason on record.',
    ],
    [
      { name: 'See the registration page', to: '/register' },
      { name: 'Your own dashboard', to: '/dashboard' },
    ],
  ),
  task(
    '/admin/kyc-aml',
    'KYC and AML Review',
    'Identity documents and stopped transfers that wait for a decision.',
    [
      'Approve or decline an identity check.',
      'Release or report a stopped transfer.',
      'See who decided, and when.',
    ],
    [
      feature('See what users read about security', 'security'),
      { name: 'Your own dashboard', to: '/dashboard' },
    ],
  ),
  task(
    '/admin/tokens',
    'Token Management',
    'Listing, supply, burns and trading status of every token.',
    ['List, pause or delist a token.', 'Record the monthly burn.', 'Review the supply of KCC and KCCredit.'],
    [token, market],
  ),
  task(
    '/admin/gateways',
    'Payment Gateways',
    'Bank, card and blockchain connections with status and limits.',
    [
      'Check that each connection works.',
      'Set deposit and withdrawal limits.',
      'Pause a connection that fails.',
    ],
    [feature('See the card features', 'cards'), market],
  ),
  task(
    '/admin/fees',
    'Fee Schedule',
    'Draft, review and schedule fee changes.',
    [
      'Set maker, taker, withdrawal and card fees.',
      'Have a second admin review them.',
      'Choose the date they take effect.',
    ],
    [feature('See the published trading fees', 'trading'), token],
  ),
  task(
    '/admin/nft',
    'NFT Moderation',
    'Review collections, reports and royalties.',
    ['Approve or reject a collection.', 'Answer reports about an NFT.', 'Verify creators.'],
    [feature('See the NFT features', 'nft'), site],
  ),
  task(
    '/admin/cards',
    'Card Programme',
    'King Cards from order to expiry: stock, activations, limits and disputes.',
    ['Follow orders and activations.', 'Freeze a card at its owner’s request.', 'Resolve disputed payments.'],
    [{ name: 'See the cards page', to: '/cards' }, feature('See the card features', 'cards')],
  ),
  task(
    '/admin/projects',
    'Project Review',
    'Submitted projects, their token rules and the state of each review.',
    ['Read a project’s token rules.', 'Ask its builders for changes.', 'Approve its listing.'],
    [feature('See what builders read', 'tools'), market],
  ),
  task(
    '/admin/marketing',
    'Marketing',
    'Campaigns, referral rewards and announcements, each with its reach.',
    ['Schedule an announcement.', 'Set the referral reward.', 'Compare campaigns by new accounts.'],
    [blog, site],
  ),
  task(
    '/admin/api-docs',
    'API Documentation',
    'The reference for every endpoint, edited and versioned.',
    ['Edit the reference and its samples.', 'Publish it with a version of the API.', 'Retire old versions.'],
    [api, feature('See what builders read', 'tools')],
  ),
  task(
    '/admin/support',
    'Support Desk',
    'Conversations with users by urgency, beside their account.',
    [
      'Answer the most urgent first.',
      'See the account while you write.',
      'Pass a conversation to a colleague.',
    ],
    [contact, { name: 'See the published answers', to: '/contact', hash: 'questions' }],
  ),
  task(
    '/admin/backups',
    'Backups',
    'Backup history, storage location and restore tests.',
    [
      'Check that last night’s backup is complete.',
      'Run a restore test.',
      'Change how long backups are kept.',
    ],
    [site],
  ),
  task(
    '/admin/settings',
    'Platform Settings',
    'Markets, limits, maintenance windows and who may change them.',
    ['Open or close a market.', 'Announce a maintenance window.', 'Choose who may change what.'],
    [market, site],
  ),
] as const satisfies readonly Placeholder[]
