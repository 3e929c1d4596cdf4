import { type LucideIcon, ShieldCheck, Zap } from 'lucide-react'
import { cashback as debitCashback } from '@/data/market/keyFigures'
import { areaNotices } from './areaNotices'
import { type KingCard, kingCards } from './kingCards'
import type { Message } from './messages'

type CardTransaction = { what: string; card: string; date: string; amount: string }
type CardBenefit = { icon: LucideIcon; title: string; text: string }

/** The next action for each of the two cards in its current state. */
export const cardStates: { card: KingCard; status: string; action: { name: string; notice: Message } }[] = [
  {
    card: kingCards[0],
    status: 'Active',
    action: { name: 'Freeze Card', notice: areaNotices.freezeCard },
  },
  {
    card: kingCards[1],
    status: 'Not activated',
    action: { name: 'Activate Card', notice: areaNotices.activateCard },
  },
]

/** The texts at the top of the page; the note is the only one that says that all of it is a sample. */
export const cardsIntro = {
  title: 'King Cards',
  lead: 'Spend what you hold, on debit or credit.',
  badge: 'Sample cards',
  note: 'This is what yours will look like. The balance and the transactions are samples too.',
}

/** The balance of the sample cards. */
export const cardBalance = '$2,480.50'

/** Sample transactions, newest first; a date is a day without a time. */
export const cardTransactions: CardTransaction[] = [
  { what: 'Hotel Meridian, Lisbon', card: 'King Debit', date: '2026-11-14', amount: '−$312.40' },
  { what: 'Top-up from USDT wallet', card: 'King Debit', date: '2026-11-12', amount: '+$500.00' },
  { what: 'Harbour Street Coffee', card: 'King Debit', date: '2026-11-11', amount: '−$4.80' },
]

/** The first benefit is a figure with the texts before and after it. Its rate is higher than that of other pages. */
export const cashback = {
  before: 'Up to',
  figure: '5%',
  after: 'cashback',
  text: `With King Credit, paid in KCC. King Debit earns up to ${debitCashback}.`,
}

export const cardBenefits: CardBenefit[] = [
  {
    icon: ShieldCheck,
    title: 'Chip and PIN with 3D Secure',
    text: 'Chip and PIN in store, 3D Secure online.',
  },
  {
    icon: Zap,
    title: 'Instant top-ups',
    text: 'Move funds from your wallet and spend them right away.',
  },
]
