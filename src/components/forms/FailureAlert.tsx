import { Alert } from '@chakra-ui/react/alert'
import { type AriaAttributes, type ReactNode, type Ref, useId, useState } from 'react'

export type FailureAlertProps = Pick<AriaAttributes, 'aria-relevant'> & {
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * Advice after a form could not be sent; the cause is at its fields, or in the toast. It can be focused. A screen reader
 * announces an inserted alert and also reads what is focused, so it becomes a group with the focus, to be read once. Later
 * changes, such as the end of a cooldown, are announced.
 */
export function FailureAlert({ children, ...rest }: FailureAlertProps) {
  const [isFocused, setFocused] = useState(false)
  const content = useId()
  return (
    <Alert.Root
      status="error"
      data-testid="form-failure"
      role={isFocused ? 'group' : 'alert'}
      aria-live={isFocused ? 'polite' : undefined}
      aria-labelledby={isFocused ? content : undefined}
      tabIndex={-1}
      scrollMarginBlock="10rem"
      {...rest}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) setFocused(true)
      }}
    >
      <Alert.Indicator aria-hidden />
      <Alert.Content id={content}>{children}</Alert.Content>
    </Alert.Root>
  )
}
