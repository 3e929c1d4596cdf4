import type { ReactNode } from 'react'

export type FigureTextProps = { children: ReactNode }

/**
 * A figure, not to be translated, whose sign stays before it and whose unit stays behind it in right-to-left pages too.
 * Inline, so that the block around it keeps the alignment of the page.
 */
export function FigureText({ children }: FigureTextProps) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  )
}
