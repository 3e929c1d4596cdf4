import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type ActorRefFrom, waitFor } from 'xstate'
import { captchaWidget } from '@/actors/captcha/captchaWidget'
import { useEmitted } from '@/components/machines/useEmitted'
import { useInSight } from '@/components/ui/useInSight'
import { captchaTexts } from '@/data/content/captcha'
import { provideTokens } from '@/data/session/calls'
import { type CaptchaSettings, captchaServices } from '@/data/session/captchaServices'
import { ProviderError } from '@/data/session/errors'
import { type CaptchaSnapshot, captchaMachine } from '@/machines/captchaMachine'
import { type FormProblems, hasProblems } from '@/machines/formProblems'
import { queuePresses } from './queuePresses'

export type CaptchaProps = CaptchaSettings & {
  /** Area whose presses wait for it: its form, or the element around it and its buttons. */
  area: RefObject<HTMLElement | null>
  /** The form that it stands in, if it does. */
  form?: { check: () => { problems: FormProblems }; isBusy: boolean } | undefined
}

/**
 * A form's check that its visitor is human. The service's script is loaded when the form is first used. A press that comes
 * before the token waits for it; the calls of the provider take their tokens from here.
 */
export function Captcha({ area, form, ...settings }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null)
  const release = useRef(() => {})
  const [logic, seam] = useMachineSeam(
    captchaMachine.provide({ actors: { widget: captchaWidget(settings, () => place.current) } }),
  )
  const [state, send, actor] = useActor(logic, seam)
  const isQueued = state.matches({ press: 'queued' })
  const box = useInSight<HTMLDivElement>(isQueued)
  const mustWait = useEffectEvent((isForm: boolean) => {
    if (actor.getSnapshot().context.token !== null) return false
    return !isForm || !form || (!form.isBusy && !hasProblems(form.check().problems))
  })
  useEffect(() => {
    const stop = new AbortController()
    if (area.current) {
      release.current = queuePresses(area.current, stop.signal, {
        mustWait: (isForm) => mustWait(isForm),
        onTouched: () => actor.send({ type: 'form.touched' }),
        onQueued: () => actor.send({ type: 'press.queued' }),
      })
    }
    const withdraw = provideTokens(() => tokenOf(actor))
    return () => {
      withdraw()
      stop.abort()
    }
  }, [actor, area])
  useEmitted(actor, 'press.released', () => release.current())

  const isChallenging = state.matches({ widget: { shown: 'challenging' } })
  // Who has pressed already, if only before this was here, is led to what is asked: the widget is the keyboard's next stop.
  const isAsked = isChallenging && (isQueued || form?.isBusy === true)
  useEffect(() => {
    if (isAsked) place.current?.focus()
  }, [isAsked])

  const isFailed = state.matches({ widget: 'failed' })
  const isAwaited = state.matches({ widget: 'idle' }) || state.matches({ widget: { shown: 'loading' } })
  return (
    <Grid
      ref={box}
      role="group"
      aria-label={captchaTexts.label}
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="minmax(var(--widget), auto) minmax(1lh, auto)"
      rowGap="2"
      scrollMarginBlock="{spacing.4}"
      css={{ '--widget': widgetHeights[settings.provider] }}
    >
      <chakra.div gridArea="1 / 1" bg="bg.raised" borderRadius="l2">
        {/* The widget's page names no colour scheme, and one that differs from its own would give it an opaque ground. */}
        <chakra.div ref={place} tabIndex={-1} minHeight="full" borderRadius="l2" colorScheme="light" />
      </chakra.div>
      {isFailed ? (
        <Alert.Root status="error" role="alert" gridArea="1 / 1">
          <Alert.Indicator aria-hidden />
          <Alert.Content gap="3">
            <Alert.Description>{captchaTexts.failures[state.context.failure ?? 'refused']}</Alert.Description>
            <Button
              type="button"
              variant="outline"
              size="sm"
              alignSelf="flex-start"
              onClick={() => send({ type: 'token.wanted' })}
            >
              {captchaTexts.retry}
            </Button>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      {/* In the widget's place until it comes. */}
      <HStack
        gridArea={isAwaited ? '1 / 1' : '2 / 1'}
        px={isAwaited ? '4' : '0'}
        justify="space-between"
        gap="3"
      >
        <Text role="status" color="fg.muted" textStyle="sm">
          {[statusOf(state, captchaServices[settings.provider].name), isQueued ? captchaTexts.queued : '']
            .filter(Boolean)
            .join(' ')}
        </Text>
        {isQueued ? (
          <Button type="button" variant="ghost" size="sm" onClick={() => send({ type: 'press.cancelled' })}>
            {captchaTexts.cancel}
          </Button>
        ) : null}
      </HStack>
    </Grid>
  )
}

/** The heights of the widgets, kept free so that nothing moves under a pointer when one comes. */
const widgetHeights = { turnstile: '65px', hcaptcha: '78px' }

function statusOf(state: CaptchaSnapshot, service: string): string {
  if (state.matches({ widget: 'idle' })) return captchaTexts.idle(service)
  for (const name of ['loading', 'checking', 'challenging', 'passed', 'expired'] as const) {
    if (state.matches({ widget: { shown: name } })) return captchaTexts[name]
  }
  return ''
}

/** Waits for a token, and takes it. */
async function tokenOf(actor: ActorRefFrom<typeof captchaMachine>): Promise<string> {
  actor.send({ type: 'token.wanted' })
  const isDecided = (state: CaptchaSnapshot) =>
    state.context.token !== null || state.matches({ widget: 'failed' })
  const { context } = await waitFor(actor, isDecided).catch(() => ({ context: { token: null } }))
  if (context.token === null) throw new ProviderError('captchaFailed')
  actor.send({ type: 'token.taken' })
  return context.token
}
