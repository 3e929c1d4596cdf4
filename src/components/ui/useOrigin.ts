import { useSyncExternalStore } from 'react'
import { brand } from '@/data/content/brand'

const stays = () => () => {}

/** The origin that the site is served from; in a prerendered document, the configured public origin, if any. */
export const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    stays,
    () => window.location.origin,
    () => brand.publicOrigin,
  )
