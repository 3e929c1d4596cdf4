export type Piece = 'king' | 'queen' | 'rook' | 'bishop' | 'pawn'
export type Leader = { name: string; role: string; text: string; piece: Piece }
export type Value = { title: string; text: string }

/** The texts at the top of the page. */
export const aboutIntro = {
  eyebrow: 'About us',
  title: 'An exchange that plays with its pieces in view',
  lead: 'King Exchange is one account for trading, earning, collecting and spending. We built it for people who want to see the whole board before they move.',
}

/** Why the exchange exists. */
export const mission = {
  title: 'Our mission',
  statement: 'Put every market within reach, and every term in plain sight.',
  paragraphs: [
    'Most losses on an exchange begin with something that was not said: a fee in a footnote, a lock period behind a button, a risk in another window. We say it where the decision is made.',
    'That asks more of the design than of the lawyers. A screen that hides nothing has to be calm, quick and short, or nobody will read it.',
  ],
}

/** The leadership: sample people, each drawn as the chess piece whose task is nearest to theirs. */
export const leaders: Leader[] = [
  {
    name: 'Adaeze Lindqvist',
    role: 'Chief Executive',
    text: 'One priority at a time, and a polite no to the rest.',
    piece: 'king',
  },
  {
    name: 'Noor Castellane',
    role: 'Chief Product Officer',
    text: 'Can move in any direction, so the product moves in one.',
    piece: 'queen',
  },
  {
    name: 'Priya Hallgrim',
    role: 'Chief Risk Officer',
    text: 'Looks along the diagonal: what if it goes the other way?',
    piece: 'bishop',
  },
  {
    name: 'Viktor Amondi',
    role: 'Head of Security',
    text: 'Straight lines, thick walls, and a drill every month.',
    piece: 'rook',
  },
  {
    name: 'Jun Abellard',
    role: 'Head of Customer Care',
    text: 'Holds that every newcomer may reach the eighth rank.',
    piece: 'pawn',
  },
]

/** The core values. */
export const values: Value[] = [
  {
    title: 'Say the price first',
    text: 'A cost that is found afterwards is a cost that was hidden, whoever meant well.',
  },
  {
    title: 'Be dull where it counts',
    text: 'Custody, ledgers and keys get the oldest proven method and the most boring code.',
  },
  {
    title: 'Own the bad days',
    text: 'When something fails we say what, since when and what to do, before we say why.',
  },
  {
    title: 'Leave the door open',
    text: 'Your funds and your data are yours to take along, and leaving is as easy as joining.',
  },
]
