import { Fragment } from 'react'

export type AmountProps = { children: string }

/** A figure that may break after its thousands, and within them where even that is too wide. */
export function Amount({ children }: AmountProps) {
  return children.split(/(?<=,)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a figure have nothing but their place.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
