import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { disabledInPlace } from '@/components/ui/disabledInPlace'

export type SubmitButtonProps = {
  form: { isBusy: boolean; hasSucceeded: boolean; secondsLeft?: number }
  label: string
  busyLabel: string
}

/**
 * A form's button: disabled and relabelled while the form is sending and while the next page loads, and disabled during
 * a cooldown. Its countdown is hidden from screen readers, since the way on names the seconds once.
 */
export function SubmitButton({ form, label, busyLabel }: SubmitButtonProps) {
  const isSending = form.isBusy || form.hasSucceeded
  const secondsLeft = form.secondsLeft ?? 0
  return (
    <Button
      type="submit"
      size="lg"
      width="full"
      whiteSpace="normal"
      {...disabledInPlace(isSending || secondsLeft > 0)}
    >
      <span>{isSending ? busyLabel : label}</span>
      {secondsLeft > 0 ? (
        <chakra.span aria-hidden textStyle="figure">
          {` (${secondsLeft} s)`}
        </chakra.span>
      ) : null}
    </Button>
  )
}
