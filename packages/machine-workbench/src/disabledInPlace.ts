import type { MouseEvent } from 'react'

/** The props of a button that cannot be pressed now and keeps the focus, which `disabled` would take from it. */
export const disabledInPlace = (isDisabled: boolean) =>
  isDisabled
    ? ({
        'aria-disabled': true,
        'data-disabled': '',
        onClick: (event: MouseEvent) => event.preventDefault(),
      } as const)
    : {}
