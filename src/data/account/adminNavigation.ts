import {
  ArrowLeftRight,
  BookOpen,
  ChartLine,
  Coins,
  CreditCard,
  DatabaseBackup,
  Gauge,
  Gem,
  Headset,
  Megaphone,
  Percent,
  Rocket,
  ShieldCheck,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { AreaPage } from '@/data/site/navigation'

/** The pages of the admin area, in the order of the sidebar. */
export const adminNavigation = [
  { to: '/admin', name: 'Overview', icon: Gauge },
  { to: '/admin/analytics', name: 'Analytics', icon: ChartLine },
  { to: '/admin/users', name: 'Users', icon: Users },
  { to: '/admin/kyc-aml', name: 'KYC and AML', icon: ShieldCheck },
  { to: '/admin/tokens', name: 'Tokens', icon: Coins },
  { to: '/admin/gateways', name: 'Gateways', icon: ArrowLeftRight },
  { to: '/admin/fees', name: 'Fees', icon: Percent },
  { to: '/admin/nft', name: 'NFT', icon: Gem },
  { to: '/admin/cards', name: 'Cards', icon: CreditCard },
  { to: '/admin/projects', name: 'Projects', icon: Rocket },
  { to: '/admin/marketing', name: 'Marketing', icon: Megaphone },
  { to: '/admin/api-docs', name: 'API docs', icon: BookOpen },
  { to: '/admin/support', name: 'Support', icon: Headset },
  { to: '/admin/backups', name: 'Backups', icon: DatabaseBackup },
  { to: '/admin/settings', name: 'Settings', icon: SlidersHorizontal },
] as const satisfies readonly AreaPage[]
