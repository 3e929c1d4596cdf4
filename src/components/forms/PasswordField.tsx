import { IconButton } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { InputGroup } from '@chakra-ui/react/input-group'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { FieldFrame } from './FieldFrame'
import { controlProps } from './TextField'
import type { Form } from './useForm'

export type PasswordFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  autoFocus?: boolean | undefined
}

/** A password field with a button that shows the password. Submitting hides it, so that password managers recognise it. */
export function PasswordField<Values extends FormValues>({
  form,
  name,
  label,
  autoComplete,
  hint,
  autoFocus,
}: PasswordFieldProps<Values>) {
  const [isWanted, setWanted] = useState(false)
  const isShown = isWanted && !form.isBusy
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={form.problems[name]}>
      {(description) => (
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
            {...controlProps(form, name)}
            {...description}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            autoCapitalize="none"
            spellCheck={false}
          />
        </InputGroup>
      )}
    </FieldFrame>
  )
}
