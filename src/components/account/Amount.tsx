import { Fragment } from 'react'
import { FigureText } from '@/components/ui/FigureText'

export type AmountProps = { children: string }

/** An amount that may wrap after its thousands separators, or anywhere if it is still too wide. */
export function Amount({ children }: AmountProps) {
  return (
    <FigureText>
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
