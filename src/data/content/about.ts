export type Piece = 'king' | 'queen' | 'bishop' | 'knight' | 'rook'
/** A leader: `duty` is the person's task, `past` the career. */
export type Leader = { name: string; role: string; duty: string; past: string; piece: Piece }
export type Value = { title: string; text: string }

/** The texts at the top of the page. */
export const aboutIntro = {
  eyebrow: 'About us',
  title: 'Open by design',
  lead: 'King Exchange is one account for trading, earning, collecting and spending, built for people who want every fee and risk in view.',
}

/** Purpose of the exchange. */
export const mission = {
  title: 'Our mission',
  statement: 'Put every market within reach, and every term in plain sight.',
  paragraphs: [
    'Most losses on an exchange begin with something nobody mentioned: a fee in a footnote, a lock period behind a button, a risk on another screen. We show fees and risks at the moment you decide.',
    'That takes clear design, not longer terms.',
  ],
}

/** The figure that no other page has: hours of the week in which support answers, as the contact page lists them. */
export const supportWeek = {
  value: '51',
  label: 'hours of live support a week',
  note: 'Monday to Saturday, and in emergencies on Sunday.',
  more: 'See support hours',
}

/** The leadership: sample people, each shown with an engraved chess piece. */
export const leadership = {
  title: 'Leadership team',
  note: 'Sample team: these people and their careers are invented.',
}

/** The leaders, in the order in which they are shown. */
export const leaders: Leader[] = [
  {
    name: 'Adaeze Holm',
    role: 'Chief executive',
    duty: 'Runs company strategy and finance.',
    past: 'Fifteen years in payments, the last six as finance director of a card processor.',
    piece: 'king',
  },
  {
    name: 'Noor Castellane',
    role: 'Chief product officer',
    duty: 'Decides what we build and how it works.',
    past: 'Led the trading app of an online broker, from first release to a million users.',
    piece: 'queen',
  },
  {
    name: 'Priya Hallgrim',
    role: 'Chief risk officer',
    duty: 'Sets leverage limits, margin rules and listing checks.',
    past: 'Ran market risk for a bank’s derivatives desk.',
    piece: 'bishop',
  },
  {
    name: 'Jun Abellard',
    role: 'Head of customer care',
    duty: 'Leads the support team, seven days a week.',
    past: 'Built the round-the-clock help desk of a mobile network.',
    piece: 'knight',
  },
  {
    name: 'Viktor Amondi',
    role: 'Head of security',
    duty: 'Protects accounts, keys and withdrawals.',
    past: 'Tested banking systems for weaknesses, then built a payment firm’s security team.',
    piece: 'rook',
  },
]

/** The core values. */
export const values: Value[] = [
  { title: 'Price first', text: 'Every cost is shown before you confirm.' },
  { title: 'Proven over new', text: 'Custody, ledgers and keys use proven methods.' },
  {
    title: 'Own our mistakes',
    text: 'When something fails, we tell you what, since when and what to do.',
  },
  {
    title: 'Free to leave',
    text: 'You will be able to export your data and withdraw your funds at any time.',
  },
]

/** The end of the page. */
export const aboutEnd = {
  title: 'Learn more',
  lead: 'See what the exchange offers, or read answers to common questions.',
}
