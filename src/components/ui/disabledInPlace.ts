import type { MouseEvent } from 'react'

/**
 * The props of a button that is disabled while what it started goes on. The attribute `disabled` would take the focus
 * from the pressed button. A press submits no form, nor does Enter in one of its fields.
 */
export const disabledInPlace = (isDisabled: boolean) =>
  isDisabled
    ? ({
        'aria-disabled': true,
        'data-disabled': '',
        onClick: (event: MouseEvent) => event.preventDefault(),
      } as const)
    : {}
