import {
  Bell,
  CandlestickChart,
  ChartLine,
  CreditCard,
  Gem,
  Headset,
  IdCard,
  Layers,
  LayoutDashboard,
  Settings,
  Users,
  Wallet,
} from 'lucide-react'
import type { AreaPage, NavigationItem } from './navigation'

const dashboard: NavigationItem = { name: 'Back to your dashboard', to: '/dashboard' }

/** The pages of the user area, in the order of the sidebar; one with a `promise` is under construction. */
export const accountNavigation = [
  {
    to: '/dashboard',
    name: 'Dashboard',
    icon: LayoutDashboard,
  },
  {
    to: '/wallet',
    name: 'Wallet',
    icon: Wallet,
    title: 'Wallet',
    promise: 'Deposits, withdrawals and transfers for each of your tokens, with a full history.',
    next: dashboard,
  },
  {
    to: '/trading',
    name: 'Trading',
    icon: CandlestickChart,
    title: 'Trading',
    promise: 'Spot and futures order books with charts, open orders and positions on one screen.',
    next: dashboard,
  },
  {
    to: '/staking',
    name: 'Staking',
    icon: Layers,
    title: 'Staking',
    promise: 'Staking and farming pools with their terms, lock periods and your positions side by side.',
    next: dashboard,
  },
  {
    to: '/nft',
    name: 'NFT',
    icon: Gem,
    title: 'NFT Marketplace',
    promise: 'Collections to browse, collect and list, settled straight from your wallet.',
    next: dashboard,
  },
  {
    to: '/cards',
    name: 'Cards',
    icon: CreditCard,
  },
  {
    to: '/kyc',
    name: 'KYC',
    icon: IdCard,
    title: 'Identity Verification',
    promise: 'A short, guided check of your identity that unlocks the whole exchange.',
    next: dashboard,
  },
  {
    to: '/settings',
    name: 'Settings',
    icon: Settings,
    title: 'Settings',
    promise: 'Your profile, security and preferences, each change confirmed before it counts.',
    next: dashboard,
  },
  {
    to: '/notifications',
    name: 'Notifications',
    icon: Bell,
    title: 'Notifications',
    promise: 'Fills, transfers, security notices and announcements, newest first.',
    next: dashboard,
  },
  {
    to: '/community',
    name: 'Community',
    icon: Users,
    title: 'Community',
    promise: 'Discussions, votes with KCC and news from the people who trade here.',
    next: dashboard,
  },
  {
    to: '/user-support',
    name: 'Support',
    icon: Headset,
    title: 'Account Support',
    promise: 'Your conversations with our team, with your account at hand so you explain things once.',
    next: dashboard,
  },
] as const satisfies readonly AreaPage[]

/** Pages of the public site to which the sidebar leads as well. */
export const publicNavigation = [
  { to: '/market', name: 'Market', icon: ChartLine },
] as const satisfies readonly AreaPage[]

/** The dashboard's quick actions. */
export const quickActions = [
  { to: '/wallet', name: 'Deposit', icon: Wallet },
  { to: '/trading', name: 'Trade', icon: CandlestickChart },
  { to: '/staking', name: 'Stake', icon: Layers },
  { to: '/cards', name: 'Cards', icon: CreditCard },
] as const satisfies readonly AreaPage[]
