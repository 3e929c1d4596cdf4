import { Alert } from '@chakra-ui/react/alert'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/layout/TextLink'
import { adviceFor, waysOn } from '@/data/messages'
import { ProviderError } from '@/data/providerError'
import type { FormValues } from '@/machines/formMachine'
import type { Form } from './useForm'

export type FormFrameProps<Values extends FormValues> = {
  form: Form<Values>
  /** Heads the complaint when sending has failed. */
  failureTitle: string
  /**
   * `dialog` keeps a form of a prerendered page still before its script has come, which would otherwise put what was
   * typed into the address.
   */
  method?: 'dialog' | undefined
  /** A way on from the failure. */
  remedy?: ReactNode
  children: ReactNode
}

/** The `<form>` around a form's fields, with the reason on top when it could not be sent. */
export function FormFrame<Values extends FormValues>({
  form,
  failureTitle,
  method,
  remedy,
  children,
}: FormFrameProps<Values>) {
  const { failure, hasFailed, secondsLeft } = form
  const wayOn = failure instanceof ProviderError ? waysOn[failure.kind] : undefined
  return (
    <chakra.form display="flex" flexDirection="column" gap="5" method={method} {...form.formProps}>
      {hasFailed ? (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{failureTitle}</Alert.Title>
            <Alert.Description>
              {adviceFor(failure, secondsLeft === 0)}
              {wayOn ? (
                <>
                  {' '}
                  <TextLink to={wayOn.to}>{wayOn.name}</TextLink>
                </>
              ) : null}
            </Alert.Description>
            {remedy ? <chakra.div marginTop="3">{remedy}</chakra.div> : null}
          </Alert.Content>
        </Alert.Root>
      ) : null}
      {children}
    </chakra.form>
  )
}
