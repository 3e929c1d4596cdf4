import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useActor, useSelector } from '@xstate/react'
import { useMachineSeam } from 'machine-workbench/source/seam'
import { useRef } from 'react'
import { fromCallback } from 'xstate'
import { ReadCard } from '@/components/account/ReadCard'
import { useEmitted } from '@/components/machines/useEmitted'
import { factorTexts } from '@/data/content/factors'
import type { Factor } from '@/data/provider/sessionTypes'
import { factorsMachine } from '@/machines/factorsMachine'
import type { ReadActor } from '@/machines/readMachine'
import { isVerified } from '@/machines/secondFactor'
import { ConfirmFactor } from './ConfirmFactor'
import { FactorList } from './FactorList'
import type { FactorCalls } from './factorCalls'
import { NameFactor } from './NameFactor'
import { RemoveFactor } from './RemoveFactor'

export type SecondFactorsProps = { factors: ReadActor<Factor[]>; calls: FactorCalls }

/** The second factors of the account: their list, and the steps by which one is added or removed. */
export function SecondFactors({ factors, calls }: SecondFactorsProps) {
  const read = useSelector(factors, (snapshot) => snapshot)
  const place = useRef<HTMLDivElement>(null)
  const [logic, seam] = useMachineSeam(
    factorsMachine.provide({
      actors: {
        enrolment: fromCallback(
          ({ input }: { input: { factorId: string } }) =>
            () =>
              calls.discard(input.factorId),
        ),
      },
    }),
  )
  const [state, send, actor] = useActor(logic, seam)
  const known = read.context.data?.filter(isVerified) ?? []
  const { enrolled, removed } = state.context

  useEmitted(actor, 'change.ended', ({ change }) => {
    place.current?.closest('section')?.querySelector('h2')?.focus()
    if (change === 'none') return
    // The list is still that from before the change.
    if (change === 'added') calls.onChanged(known.length === 0 ? 'first' : 'another')
    else calls.onChanged(known.length === 1 ? 'last' : 'removed')
    factors.send({ type: 'retry.requested' })
  })

  const cancel = (
    <Button type="button" variant="ghost" onClick={() => send({ type: 'change.cancelled' })}>
      Cancel
    </Button>
  )

  return (
    <ReadCard
      title={factorTexts.title}
      read={read}
      unavailable={factorTexts.unavailable}
      onRetry={() => factors.send({ type: 'retry.requested' })}
    >
      <div ref={place}>
        {state.matches('naming') ? (
          <NameFactor
            taken={known.map(({ friendly_name }) => friendly_name ?? '')}
            onSend={calls.enrol}
            onSent={(factor) => send({ type: 'factor.enrolled', factor })}
            onFailed={calls.onNotAdded}
            cancel={cancel}
          />
        ) : enrolled ? (
          <ConfirmFactor
            factor={enrolled}
            isFirst={known.length === 0}
            onSend={(code) => calls.confirm(enrolled.id, code)}
            onSent={() => send({ type: 'factor.confirmed' })}
            onFailed={calls.onNotAdded}
            cancel={cancel}
          />
        ) : removed ? (
          <RemoveFactor
            name={removed.friendly_name || factorTexts.unnamed}
            isLast={known.length === 1}
            onSend={(code) => calls.remove(removed.id, appIds(known), code)}
            onSent={() => send({ type: 'factor.removed' })}
            onFailed={calls.onNotRemoved}
            cancel={cancel}
          />
        ) : read.context.data ? (
          <FactorList
            factors={known}
            canRemove={appIds(known).length > 0}
            onAdd={() => send({ type: 'addition.requested' })}
            onRemove={(factor) => send({ type: 'removal.requested', factor })}
          />
        ) : (
          <Stack gap="3" aria-hidden>
            <Text>
              <Skeleton as="span" width="100%" />
            </Text>
            <Skeleton height="11" width="14rem" maxW="full" borderRadius="l2" />
          </Stack>
        )}
      </div>
    </ReadCard>
  )
}

const appIds = (factors: Factor[]) =>
  factors.filter(({ factor_type }) => factor_type === 'totp').map(({ id }) => id)
