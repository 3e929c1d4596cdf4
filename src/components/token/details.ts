import { asleep } from '@/components/loading/asleep'
import type { IslandProps } from '@/components/loading/Island'
import { holdsIsland } from '@/components/loading/islands'

const name = 'token-details'

const load = () => import('./TokenDetails').then(({ TokenDetails }) => TokenDetails)

/** What the token page says after its two portraits, with its height as measured at 375, 768 and 1440 px. */
export const details: IslandProps = {
  name,
  height: { base: '3478px', md: '3242px', lg: '2313px' },
  content: asleep(name, 'touched', load),
}

/** Loads the code of a page that a link opens; a failure is met again, and handled, where it is rendered. */
export function loadDetails(): void {
  if (!holdsIsland(name)) load().catch(() => undefined)
}
