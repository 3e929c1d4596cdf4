import { Alert } from '@chakra-ui/react/alert'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ReactNode } from 'react'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { TextLink } from '@/components/ui/TextLink'
import { adviceFor, failureLinks, formNeedsScripts, waitFor } from '@/data/content/messages'
import { withReturn } from '@/data/session/accountPath'
import type { Failure } from '@/data/session/errors'
import type { FormValues } from '@/machines/formProblems'
import { FailureAlert } from './FailureAlert'
import type { Form } from './useForm'

export type FormFrameProps<Values extends FormValues> = {
  form: Form<Values>
  /** Shown below the advice, such as a button that helps. */
  remedy?: ReactNode
  children: ReactNode
}

/** The `<form>` around a form's fields, with the way on above them when it could not be sent, unless a field explains it. */
export function FormFrame<Values extends FormValues>({ form, remedy, children }: FormFrameProps<Values>) {
  const { failure, secondsLeft } = form
  const kind = failure?.kind
  const link = kind ? failureLinks[kind] : undefined
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      gap="5"
      // Submitting a prerendered form before hydration does nothing; the default would put the values into the URL.
      method="dialog"
      {...form.formProps}
    >
      {form.hasFailed && !form.isExplained ? (
        <FailureAlert ref={form.wayOn}>
          <Alert.Description>
            <Advice failure={failure} isOver={secondsLeft === 0} />
            {link ? (
              <>
                {' '}
                <TextLink to={link.to} state={withReturn()}>
                  {link.name}
                </TextLink>
              </>
            ) : null}
          </Alert.Description>
          {remedy ? <chakra.div marginTop="2">{remedy}</chakra.div> : null}
        </FailureAlert>
      ) : null}
      <ScriptsNeeded>{formNeedsScripts}</ScriptsNeeded>
      {children}
    </chakra.form>
  )
}

/** Advice on a failure. The button counts down a cooldown's seconds, so here only a screen reader gets them, once. */
function Advice({ failure, isOver }: { failure: Failure | null; isOver: boolean }) {
  if (!failure?.retryAfter || isOver) return <span>{adviceFor(failure, isOver)}</span>
  const [before, seconds, after] = waitFor(failure.retryAfter)
  return (
    <span>
      {before} <VisuallyHidden>{seconds} </VisuallyHidden>
      {after}
    </span>
  )
}
