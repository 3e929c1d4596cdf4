import { useSyncExternalStore } from 'react'
import { brand } from '@/data/content/brand'

const stays = () => () => {}

/** The origin that the site is served from. A document rendered ahead of time has the public one, if it was told any. */
export const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    stays,
    () => window.location.origin,
    () => brand.publicOrigin,
  )
