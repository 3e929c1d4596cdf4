import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FormValues } from '@/machines/formProblems'

/** Puts values into the fields in an element, by their names. */
export function typeInto(element: HTMLElement | null, values: FormValues) {
  for (const control of element?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
    const value = values[control.name]
    if (typeof value === 'boolean') control.checked = value
    else if (value !== undefined && value !== control.value) control.value = value
  }
}

export type TypedInProps = { values: FormValues; children: ReactNode }

/** A form in whose fields something stands from the beginning. */
export function TypedIn({ values, children }: TypedInProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since what is typed then counts.
  useLayoutEffect(() => typeInto(box.current, values), [])
  return (
    <chakra.div ref={box} display="contents">
      {children}
    </chakra.div>
  )
}
