import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import type { Form } from '@/components/forms/useForm'
import { disabledInPlace } from '@/components/ui/disabledInPlace'
import { leaveFocusToHeading } from '@/components/ui/sectionHeading'
import { abandonChange } from '@/data/content/access'
import type { FormValues } from '@/machines/formProblems'

export type ChangeFormProps<Values extends FormValues> = {
  form: Form<Values>
  label: string
  busyLabel: string
  onAbandon: () => void
  /** The fields, the first with `autoFocus`. */
  children: ReactNode
  /** Shown below the form. */
  aside?: ReactNode
}

/**
 * A form of the security settings that is opened, and closed without a change. When it goes, its focus
 * goes to the heading of its section.
 */
export function ChangeForm<Values extends FormValues>({
  form,
  label,
  busyLabel,
  onAbandon,
  children,
  aside,
}: ChangeFormProps<Values>) {
  return (
    <Stack ref={leaveFocusToHeading} gap="5" maxW="md">
      <FormFrame form={form}>
        {children}
        <Stack gap="2">
          <SubmitButton form={form} label={label} busyLabel={busyLabel} />
          {/* While it is being sent, closing the form would hide what comes of it. */}
          <Button
            type="button"
            variant="ghost"
            onClick={form.isBusy ? undefined : onAbandon}
            {...disabledInPlace(form.isBusy)}
          >
            {abandonChange}
          </Button>
        </Stack>
      </FormFrame>
      {aside}
    </Stack>
  )
}
