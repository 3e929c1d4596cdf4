import { Button } from '@chakra-ui/react/button'

export type SubmitButtonProps = {
  form: { isBusy: boolean; hasSucceeded: boolean }
  label: string
  busyLabel: string
}

/** A form's button: disabled and relabelled while the form is sending, and after, while what follows is loading. */
export function SubmitButton({ form, label, busyLabel }: SubmitButtonProps) {
  const isDisabled = form.isBusy || form.hasSucceeded
  return (
    <Button type="submit" size="lg" width="full" disabled={isDisabled}>
      {isDisabled ? busyLabel : label}
    </Button>
  )
}
