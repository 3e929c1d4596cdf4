import type { Placeholder } from '@/data/site/navigation'

/** The admin page at an address, with the columns of the table that an admin will work with there. */
const task = <const Path extends string>(
  to: Path,
  title: string,
  promise: string,
  columns: readonly string[],
  links: Placeholder['links'],
) => ({ to, title, promise, columns, links })

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
    'Admin overview',
    'Volume, revenue, open reviews and incidents of the whole exchange at a glance.',
    ['Figure', 'Today', 'Yesterday', 'Change'],
    [site, market],
  ),
  task(
    '/admin/analytics',
    'Analytics',
    'Trading, deposits and sign-ups by market, country and week.',
    ['Market', 'Volume', 'Deposits', 'Sign-ups'],
    [market, { name: 'See the public figures', to: '/about' }],
  ),
  task(
    '/admin/users',
    'User accounts',
    'Search, view and suspend user accounts.',
    ['Name', 'Email', 'Status', 'Joined'],
    [
      { name: 'See the registration page', to: '/register' },
      { name: 'Your own dashboard', to: '/dashboard' },
    ],
  ),
  task(
    '/admin/kyc-aml',
    'KYC and AML review',
    'Identity documents and stopped transfers that wait for a decision.',
    ['Person', 'Check', 'Waiting', 'Decision'],
    [
      feature('See what users read about security', 'security'),
      { name: 'Your own dashboard', to: '/dashboard' },
    ],
  ),
  task(
    '/admin/tokens',
    'Token management',
    'Listing, supply, burns and trading status of every token.',
    ['Token', 'Supply', 'Burned', 'Trading'],
    [token, market],
  ),
  task(
    '/admin/gateways',
    'Payment gateways',
    'Bank, card and blockchain connections with status and limits.',
    ['Connection', 'Status', 'Limit', 'Checked'],
    [feature('See the card features', 'cards'), market],
  ),
  task(
    '/admin/fees',
    'Fee schedule',
    'Draft, review and schedule fee changes.',
    ['Fee', 'Now', 'Next', 'From'],
    [feature('See the published trading fees', 'trading'), token],
  ),
  task(
    '/admin/nft',
    'NFT moderation',
    'Review collections, reports and royalties.',
    ['Collection', 'Creator', 'Reports', 'Royalty'],
    [feature('See the NFT features', 'nft'), site],
  ),
  task(
    '/admin/cards',
    'Card programme',
    'King Cards from order to expiry: stock, activations, limits and disputes.',
    ['Holder', 'Card', 'Limit', 'Status'],
    [{ name: 'See the cards page', to: '/cards' }, feature('See the card features', 'cards')],
  ),
  task(
    '/admin/projects',
    'Project review',
    'Submitted projects, their token rules and the state of each review.',
    ['Project', 'Builders', 'Sent', 'Review'],
    [feature('See what builders read', 'tools'), market],
  ),
  task(
    '/admin/marketing',
    'Marketing',
    'Campaigns, referral rewards and announcements, each with its reach.',
    ['Campaign', 'Reach', 'Sign-ups', 'Ends'],
    [blog, site],
  ),
  task(
    '/admin/api-docs',
    'API documentation',
    'The reference for every endpoint, edited and versioned.',
    ['Endpoint', 'Version', 'Edited', 'State'],
    [api, feature('See what builders read', 'tools')],
  ),
  task(
    '/admin/support',
    'Support desk',
    'Conversations with users by urgency, beside their account.',
    ['Subject', 'User', 'Urgency', 'Waiting'],
    [contact, { name: 'See the published answers', to: '/contact', hash: 'questions' }],
  ),
  task(
    '/admin/backups',
    'Backups',
    'Backup history, storage location and restore tests.',
    ['Backup', 'Place', 'Size', 'Restored'],
    [site],
  ),
  task(
    '/admin/settings',
    'Platform settings',
    'Markets, limits, maintenance windows and who may change them.',
    ['Setting', 'Value', 'Changed', 'By'],
    [market, site],
  ),
] as const satisfies readonly Placeholder[]
