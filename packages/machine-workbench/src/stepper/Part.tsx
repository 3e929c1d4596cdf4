import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { wholeWindow } from './boardLayout.ts'

export type PartProps = {
  title: string
  /** Its place in the Stepper. */
  area?: string
  /** Ref of the part that scrolls. */
  scroller?: Ref<HTMLDivElement>
  /** True if nothing in it may take the focus, so that the keyboard scrolls it by itself. */
  isText?: boolean
  children: ReactNode
}

/** A titled part of the Stepper, which scrolls by itself but on a phone. */
export function Part({ title, area, scroller, isText = false, children }: PartProps) {
  return (
    <chakra.section
      aria-label={title}
      gridArea={area}
      display="flex"
      flexDirection="column"
      minWidth="0"
      minHeight="0"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l2"
    >
      <chakra.h2 textStyle="sm" fontWeight="semibold" flex="none" paddingInline="3" paddingBlock="2">
        {title}
      </chakra.h2>
      <chakra.div
        ref={scroller}
        position="relative"
        display="flex"
        flexDirection="column"
        flex="1"
        minHeight="0"
        paddingInline="3"
        paddingBottom="3"
        maxHeight={{ md: '32rem' }}
        overflowY={{ md: 'auto' }}
        css={{ [wholeWindow]: { maxHeight: 'none' } }}
        {...(isText ? { role: 'group', 'aria-label': title, tabIndex: 0, focusVisibleRing: 'inside' } : null)}
      >
        {children}
      </chakra.div>
    </chakra.section>
  )
}
