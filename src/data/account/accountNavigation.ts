import {
  Bell,
  CandlestickChart,
  ChartLine,
  Coins,
  CreditCard,
  Gem,
  Headset,
  House,
  IdCard,
  Layers,
  LayoutDashboard,
  Newspaper,
  Settings,
  ShieldCheck,
  Sparkles,
  Users,
  Wallet,
} from 'lucide-react'
import type { AreaPage } from '@/data/site/navigation'

/** The pages of the user area, in the order of the sidebar. */
export const accountNavigation = [
  { to: '/dashboard', name: 'Dashboard', icon: LayoutDashboard },
  { to: '/wallet', name: 'Wallet', icon: Wallet },
  { to: '/trading', name: 'Trading', icon: CandlestickChart },
  { to: '/staking', name: 'Staking', icon: Layers },
  { to: '/nft', name: 'NFT', icon: Gem },
  { to: '/cards', name: 'Cards', icon: CreditCard },
  { to: '/kyc', name: 'KYC', icon: IdCard },
  { to: '/settings', name: 'Settings', icon: Settings },
  { to: '/settings/security', name: 'Security', icon: ShieldCheck },
  { to: '/notifications', name: 'Notifications', icon: Bell },
  { to: '/community', name: 'Community', icon: Users },
  { to: '/user-support', name: 'Support', icon: Headset },
] as const satisfies readonly AreaPage[]

/** Pages of the public site to which the sidebar leads as well. */
export const publicNavigation = [
  { to: '/market', name: 'Market', icon: ChartLine },
] as const satisfies readonly AreaPage[]

/** The sidebar's links for visitors who are not signed in. */
export const visitorNavigation = [
  { to: '/', name: 'Home', icon: House },
  ...publicNavigation,
  { to: '/features', name: 'Features', icon: Sparkles },
  { to: '/token', name: 'Token', icon: Coins },
  { to: '/blog', name: 'Blog', icon: Newspaper },
] as const satisfies readonly AreaPage[]

/** The dashboard's quick actions. */
export const quickActions = [
  { to: '/wallet', name: 'Deposit', icon: Wallet },
  { to: '/trading', name: 'Trade', icon: CandlestickChart },
  { to: '/staking', name: 'Stake', icon: Layers },
  { to: '/cards', name: 'Cards', icon: CreditCard },
  { to: '/market', name: 'Market', icon: ChartLine },
] as const satisfies readonly AreaPage[]
