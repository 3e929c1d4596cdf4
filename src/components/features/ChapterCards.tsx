import type { ChapterLayout, Feature } from '@/data/content/features'
import { BoardCards } from './BoardCards'
import { CardSideCards } from './CardSideCards'
import { ColumnCards } from './ColumnCards'
import { GalleryCards } from './GalleryCards'
import { LedgerCards } from './LedgerCards'
import { VaultCards } from './VaultCards'

export type ChapterCardsProps = { layout: ChapterLayout; features: Feature[] }

const compositions = {
  board: BoardCards,
  ledger: LedgerCards,
  gallery: GalleryCards,
  card: CardSideCards,
  columns: ColumnCards,
  vault: VaultCards,
}

/** A chapter's cards in the layout that its data names. */
export function ChapterCards({ layout, features }: ChapterCardsProps) {
  const Composition = compositions[layout]
  return <Composition features={features} />
}
