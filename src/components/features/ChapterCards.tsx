import { BoardCards } from '@/components/features/BoardCards'
import { CardSideCards } from '@/components/features/CardSideCards'
import { ColumnCards } from '@/components/features/ColumnCards'
import { GalleryCards } from '@/components/features/GalleryCards'
import { LedgerCards } from '@/components/features/LedgerCards'
import { VaultCards } from '@/components/features/VaultCards'
import type { ChapterLayout, Feature } from '@/data/features'

export type ChapterCardsProps = { layout: ChapterLayout; features: Feature[] }

const compositions = {
  board: BoardCards,
  ledger: LedgerCards,
  gallery: GalleryCards,
  card: CardSideCards,
  columns: ColumnCards,
  vault: VaultCards,
}

/** A chapter's cards in the composition that its data asks for. */
export function ChapterCards({ layout, features }: ChapterCardsProps) {
  const Composition = compositions[layout]
  return <Composition features={features} />
}
