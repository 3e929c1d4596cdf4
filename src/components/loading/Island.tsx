import { chakra } from '@chakra-ui/react/styled-system'
import { Island as BareIsland, type IslandProps as BareIslandProps } from '@king-exchange/fast-pages/react'

export type IslandProps = BareIslandProps & {
  /** About how high it is, on a phone, on a tablet and wider. */
  height: { base: string; md: string; lg: string }
}

/** A part of a prerendered page below the first screen that sleeps, that is, is hydrated later. From `defineIsland`. */
export function Island({ height, ...island }: IslandProps) {
  return (
    <chakra.div asChild css={{ containIntrinsicBlockSize: auto(height) }}>
      <BareIsland {...island} />
    </chakra.div>
  )
}

/** The browser remembers the real height once it has laid it out. */
const auto = ({ base, md, lg }: IslandProps['height']) => ({
  base: `auto ${base}`,
  md: `auto ${md}`,
  lg: `auto ${lg}`,
})
