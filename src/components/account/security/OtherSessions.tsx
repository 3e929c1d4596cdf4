import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { AccountCard } from '@/components/account/AccountCard'
import { FormFrame } from '@/components/forms/FormFrame'
import { useForm } from '@/components/forms/useForm'
import { disabledInPlace } from '@/components/ui/disabledInPlace'
import { otherSessions } from '@/data/content/access'
import type { Failure } from '@/data/session/errors'

export type OtherSessionsProps = {
  calls: {
    onSend: () => Promise<unknown>
    onSent?: (() => void) | undefined
    onFailed?: ((failure: Failure | null) => void) | undefined
  }
}

/** The section of the user's other sessions, which the provider can end, but not list. */
export function OtherSessions({ calls }: OtherSessionsProps) {
  const form = useForm({ values: {}, validate: () => ({}), ...calls })
  return (
    <AccountCard title={otherSessions.title}>
      <Text color="fg.muted">
        {otherSessions.lead} {otherSessions.outcome}
      </Text>
      <FormFrame form={form}>
        <Button
          type="submit"
          variant="outline"
          alignSelf="flex-start"
          whiteSpace="normal"
          {...disabledInPlace(form.isBusy || form.secondsLeft > 0)}
        >
          {form.isBusy ? 'Logging out...' : otherSessions.submit}
        </Button>
      </FormFrame>
    </AccountCard>
  )
}
