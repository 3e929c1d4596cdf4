import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { cooldown } from '@/actors/cooldown'
import { useEmitted } from '@/components/machines/useEmitted'
import { disabledInPlace } from '@/components/ui/disabledInPlace'
import { useInSight } from '@/components/ui/useInSight'
import { adviceFor, resendTexts } from '@/data/content/messages'
import type { Failure } from '@/data/session/errors'
import { resendMachine } from '@/machines/resendMachine'
import { queuedButton } from './queuePresses'

export type ResendButtonProps<Output> = {
  label: string
  /** `signal` is aborted when the button unmounts. */
  onSend: (signal: AbortSignal) => Promise<Output>
  /** Called after sending, while the button is mounted. */
  onSent?: ((output: Output) => void) | undefined
  /** Called when sending failed, while the button is mounted; with null when no answer came. */
  onFailed?: ((failure: Failure | null) => void) | undefined
  /** A mail was just sent, so the button starts in its cooldown. */
  justSent?: boolean
  /** True if the press waits for the captcha, where the site has one. */
  isChecked?: boolean
}

/** Resends a mail or a text message, at most once a minute. */
export function ResendButton<Output>({
  label,
  justSent = false,
  isChecked = false,
  ...calls
}: ResendButtonProps<Output>) {
  const [logic, seam] = useMachineSeam(
    resendMachine.provide({
      actors: { send: fromPromise(({ signal }) => calls.onSend(signal)), countdown: cooldown },
    }),
  )
  const [state, send, actor] = useActor(logic, { input: { justSent }, ...seam })
  useEmitted(actor, 'resend.sent', ({ output }) => calls.onSent?.(output as Output))
  useEmitted(actor, 'resend.failed', ({ failure }) => calls.onFailed?.(failure))
  const secondsLeft = useSelector(state.children.cooldown, (wait) => wait?.context.secondsLeft ?? 0)
  const box = useInSight<HTMLDivElement>(secondsLeft > 0 || state.matches('failed'))
  return (
    <Stack ref={box} gap="2" scrollMarginBlock="{spacing.4}" align="flex-start">
      <Button
        type="button"
        variant="outline"
        size="sm"
        {...(isChecked ? { [queuedButton]: '' } : null)}
        onClick={() => send({ type: 'resend.requested' })}
        {...disabledInPlace(!state.can({ type: 'resend.requested' }))}
      >
        {state.hasTag('busy') ? 'Sending...' : label}
      </Button>
      {secondsLeft > 0 ? (
        <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {resendTexts.wait(secondsLeft)}
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
