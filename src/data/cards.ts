import { type LucideIcon, ShieldCheck, Zap } from 'lucide-react'
import { areaNotices } from './areaNotices'
import type { Message } from './messages'

/** What a King Card looks as if it were made of. */
export type CardMaterial = 'gold' | 'ink'

export type KingCard = {
  name: string
  material: CardMaterial
  /** The four digits of its number that are not masked. */
  lastDigits: string
  /** What its picture shows. */
  picture: string
  status: string
  /** What its owner can do with it next. */
  action: { name: string; notice: Message }
}
export type CardTransaction = { what: string; card: string; date: string; amount: string }
export type CardBenefit = { icon: LucideIcon; title: string; text: string }

/** The two sample cards: the one in front, then the one behind it. */
export const kingCards: [KingCard, KingCard] = [
  {
    name: 'King Debit',
    material: 'ink',
    lastDigits: '4021',
    picture: 'King Debit, a black card engraved in gold with a crown. Its sample number ends in 4021.',
    status: 'Active',
    action: { name: 'Freeze Card', notice: areaNotices.freezeCard },
  },
  {
    name: 'King Credit',
    material: 'gold',
    lastDigits: '8806',
    picture: 'King Credit, a golden card engraved in black with a crown. Its sample number ends in 8806.',
    status: 'Not activated',
    action: { name: 'Activate Card', notice: areaNotices.activateCard },
  },
]

/** What the sample cards can spend. */
export const cardBalance = '$2,480.50'

/** The newest first; a date is the day alone. */
export const cardTransactions: CardTransaction[] = [
  { what: 'Hotel Meridian, Lisbon', card: 'King Debit', date: '2026-01-14', amount: '-$312.40' },
  { what: 'Top-up from USDT wallet', card: 'King Debit', date: '2026-01-12', amount: '+$500.00' },
  { what: 'Harbour Street Coffee', card: 'King Debit', date: '2026-01-11', amount: '-$4.80' },
]

/** The first benefit is a figure, with what stands before and after it. */
export const cashback = {
  before: 'Up to',
  figure: '5%',
  after: 'cashback',
  text: 'On what you pay by card, credited in KCC.',
}

export const cardBenefits: CardBenefit[] = [
  {
    icon: ShieldCheck,
    title: 'Chip and PIN with 3D Secure',
    text: 'The chip at the till, a second check in your browser.',
  },
  {
    icon: Zap,
    title: 'Instant top-ups',
    text: 'Move funds from your wallet and spend them at once.',
  },
]
