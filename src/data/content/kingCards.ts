/** The material that the picture of a King Card shows. */
export type CardMaterial = 'gold' | 'ink'

export type KingCard = {
  name: string
  material: CardMaterial
  /** The last four digits of its number, which are not masked. */
  lastDigits: string
  /** The description of its picture. */
  picture: string
}

/** The two sample cards: the one in front, then the one behind it. */
export const kingCards: [KingCard, KingCard] = [
  {
    name: 'King Debit',
    material: 'ink',
    lastDigits: '4021',
    picture: 'King Debit, a black card engraved in gold with a crown. Its sample number ends in 4021.',
  },
  {
    name: 'King Credit',
    material: 'gold',
    lastDigits: '8806',
    picture: 'King Credit, a golden card engraved in black with a crown. Its sample number ends in 8806.',
  },
]
