import { brand } from '@/data/content/brand'

/** The titles of all pages under construction, by their paths; apart from the rest, since every page loads them. */
export const placeholderTitles = {
  '/education': 'Education',
  '/support': 'Support',
  '/fees': 'Fees',
  '/developer-portal': 'Developer Portal',
  '/project-builder': 'Project Builder',
  '/partners': 'Partners',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/aml': 'AML Policy',
  '/wallet': 'Wallet',
  '/trading': 'Trading',
  '/staking': 'Staking',
  '/nft': 'NFT Marketplace',
  '/kyc': 'Identity Verification',
  '/settings': 'Settings',
  '/notifications': 'Notifications',
  '/community': 'Community',
  '/user-support': 'Account Support',
  '/admin': 'Admin Overview',
  '/admin/analytics': 'Analytics',
  '/admin/users': 'User Accounts',
  '/admin/kyc-aml': 'KYC and AML Review',
  '/admin/tokens': 'Token Management',
  '/admin/gateways': 'Payment Gateways',
  '/admin/fees': 'Fee Schedule',
  '/admin/nft': 'NFT Moderation',
  '/admin/cards': 'Card Program',
  '/admin/projects': 'Project Review',
  '/admin/marketing': 'Marketing',
  '/admin/api-docs': 'API Documentation',
  '/admin/support': 'Support Desk',
  '/admin/backups': 'Backups',
  '/admin/settings': 'Platform Settings',
} as const

/** The address of a page under construction. */
export type PlaceholderPath = keyof typeof placeholderTitles

/** What the route of a page under construction says of it. */
export const asPlaceholder = (path: PlaceholderPath) => ({
  title: placeholderTitles[path],
  description: `${placeholderTitles[path]}: under construction at ${brand.name}.`,
  isPlaceholder: true,
})
