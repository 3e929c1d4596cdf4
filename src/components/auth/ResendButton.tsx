import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useActor, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { cooldown } from '@/actors/cooldown'
import { useMachineSeam } from '@/components/ui/MachineSeam'
import { adviceFor } from '@/data/content/messages'
import { type ResendSnapshot, resendMachine } from '@/machines/resendMachine'

export type ResendButtonProps = {
  label: string
  /** `signal` says when the button is gone. */
  onSend: (signal: AbortSignal) => Promise<unknown>
  /** A mail has gone out just now, so begin with the wait. */
  justSent?: boolean
  snapshot?: ResendSnapshot | undefined
}

/** Has a mail, or a text message, sent again, at most once a minute. */
export function ResendButton({ label, onSend, justSent = false, snapshot }: ResendButtonProps) {
  const [state, send] = useActor(
    resendMachine.provide({
      actors: { send: fromPromise(({ signal }) => onSend(signal)), countdown: cooldown },
    }),
    {
      input: { justSent },
      ...useMachineSeam('resend'),
      ...(snapshot ? { snapshot: resendMachine.getPersistedSnapshot(snapshot) } : null),
    },
  )
  const secondsLeft = useSelector(state.children.cooldown, (wait) => wait?.context.secondsLeft ?? 0)
  return (
    <Stack gap="2" align="flex-start">
      <Button
        type="button"
        variant="outline"
        size="sm"
        disabled={!state.can({ type: 'resend.requested' })}
        onClick={() => send({ type: 'resend.requested' })}
      >
        {state.hasTag('busy') ? 'Sending...' : label}
      </Button>
      {secondsLeft > 0 ? (
        <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          You can send another one in {secondsLeft} s.
        </Text>
      ) : null}
      {state.matches('failed') ? (
        <Text color="fg.error" textStyle="sm" role="alert">
          {adviceFor(state.context.failure)}
        </Text>
      ) : null}
    </Stack>
  )
}
