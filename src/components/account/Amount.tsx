import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { FigureText } from '@/components/ui/FigureText'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { balancesHidden } from '@/data/account/balancesHidden'

export type AmountProps = { children: string }

/**
 * An amount of the account, which the visitor can hide. It may wrap after its thousands separators, or anywhere if it is
 * still too wide.
 */
export function Amount({ children }: AmountProps) {
  if (useStoredChoice(balancesHidden)) return <Dots />
  return (
    // Another amount is another element: what a translation has put into the old one would stay.
    <FigureText key={children}>
      {children.split(/(?<=,)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an amount have no other identity.
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </FigureText>
  )
}

/** In place of an amount: as wide for every amount, so that the width tells nothing about it. */
function Dots() {
  return (
    <>
      <chakra.svg
        viewBox="0 0 58 8"
        display="inline-block"
        height="0.32em"
        verticalAlign="0.2em"
        fill="currentColor"
        aria-hidden
      >
        {[4, 14, 24, 34, 44, 54].map((x) => (
          <circle key={x} cx={x} cy="4" r="4" />
        ))}
      </chakra.svg>
      <chakra.span srOnly>hidden</chakra.span>
    </>
  )
}
