import { IconButton } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { InputGroup } from '@chakra-ui/react/input-group'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'
import { useOnFailure } from './useOnFailure'
import { useTextControl } from './useTextControl'

export type PasswordFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

/**
 * A password field with a button to show the password. It is hidden again on submit, so that password managers
 * recognise it. A wrong password is cleared and the field focused, unless the focus has moved elsewhere meanwhile.
 */
export function PasswordField<Values extends FormValues>({
  form,
  name,
  label,
  autoComplete,
  hint,
}: PasswordFieldProps<Values>) {
  const control = useTextControl<HTMLInputElement, Values>(form, name)
  const [isWanted, setWanted] = useState(false)
  const isShown = isWanted && !form.isBusy
  useOnFailure(form, () => {
    const isWrong = form.failure?.kind === 'invalidCredentials'
    const field = control.ref.current
    if (!isWrong || !field) return
    form.edit(name, '')
    const { activeElement, body } = document
    const isInForm = field.form?.contains(activeElement) && activeElement?.matches('input, [type=submit]')
    if (activeElement === body || isInForm) field.focus()
  })
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(describedBy) => (
        <InputGroup
          endElementProps={{ paddingInline: '1' }}
          endElement={
            <IconButton
              type="button"
              variant="ghost"
              size="sm"
              aria-label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
              onClick={() => setWanted(!isWanted)}
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          }
        >
          <Input
            {...control}
            aria-describedby={describedBy}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
        </InputGroup>
      )}
    </FieldFrame>
  )
}
