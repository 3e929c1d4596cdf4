import { Button } from '@chakra-ui/react/button'

export type SubmitButtonProps = { isBusy: boolean; label: string; busyLabel: string }

/** A form's button: disabled and relabelled while the form is sending. */
export function SubmitButton({ isBusy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" width="full" disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </Button>
  )
}
