import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor, useSelector } from '@xstate/react'
import { useRef } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { factorChanges } from '@/actors/factorChanges'
import { ReadCard } from '@/components/account/ReadCard'
import { useEmitted } from '@/components/machines/useEmitted'
import { useAuthActor } from '@/components/session/AuthContext'
import { headingAround } from '@/components/ui/sectionHeading'
import { factorTexts } from '@/data/content/factors'
import { isVerified } from '@/data/session/factorProof'
import type { Factor } from '@/data/session/sessionTypes'
import { factorsMachine } from '@/machines/factorsMachine'
import type { ReadActor } from '@/machines/readMachine'
import { ConfirmFactor } from './ConfirmFactor'
import { FactorList } from './FactorList'
import type { FactorCalls } from './factorCalls'
import { NameFactor } from './NameFactor'
import { RemoveFactor } from './RemoveFactor'

export type SecondFactorsProps = {
  factors: ReadActor<Factor[]>
  /** Start of the session, in ms since the epoch; null if unknown. */
  since: number | null
  calls: FactorCalls
}

/** The second factors of the account: their list, and the steps by which one is added or removed. */
export function SecondFactors({ factors, since, calls }: SecondFactorsProps) {
  const read = useSelector(factors, (snapshot) => snapshot)
  const readAgain = () => factors.send({ type: 'retry.requested' })
  const place = useRef<HTMLDivElement>(null)
  const auth = useAuthActor()
  const [logic, seam] = useMachineSeam(
    factorsMachine.provide({
      actors: {
        changes: factorChanges(auth),
        check: fromPromise(({ signal }) => {
          readAgain()
          return waitFor(factors, (snapshot) => !snapshot.hasTag('busy'), { signal })
        }),
      },
    }),
  )
  const [state, send, actor] = useActor(logic, seam)
  const known = read.context.data?.filter(isVerified) ?? []
  const { enrolled, removed } = state.context

  useEmitted(actor, 'list.needed', readAgain)
  useEmitted(actor, 'setUp.cancelled', ({ factorId }) => void calls.discard(factorId).then(readAgain))
  useEmitted(actor, 'change.ended', ({ change }) => {
    headingAround(place.current)?.focus()
    if (!change) return
    calls.onChanged(change)
    readAgain()
  })

  const cancel = (
    <Button type="button" variant="ghost" onClick={() => send({ type: 'change.cancelled' })}>
      Cancel
    </Button>
  )

  return (
    <ReadCard title={factorTexts.title} read={read} unavailable={factorTexts.unavailable} onRetry={readAgain}>
      <div ref={place}>
        {state.matches('naming') ? (
          <NameFactor
            factors={known}
            onSend={calls.enrol}
            onSent={(factor) => send({ type: 'factor.enrolled', factor })}
            onFailed={(failure) => {
              // Another device was added elsewhere meanwhile, of which the list does not know.
              if (failure?.kind === 'proofNeeded') readAgain()
              calls.onNotAdded(failure)
            }}
            cancel={cancel}
          />
        ) : enrolled ? (
          <ConfirmFactor
            factor={enrolled}
            isFirst={known.length === 0}
            onSend={(code) => calls.confirm(enrolled.id, code)}
            onSent={(change) => send({ type: 'factor.confirmed', change })}
            onFailed={calls.onNotAdded}
            cancel={cancel}
          />
        ) : removed ? (
          <RemoveFactor
            removed={removed}
            factors={known}
            since={since}
            isChecking={state.matches({ removing: 'checking' })}
            onSend={(code) => calls.remove(removed.id, code)}
            onSent={(change) => send({ type: 'factor.removed', change })}
            onFailed={calls.onNotRemoved}
            cancel={cancel}
          />
        ) : read.context.data ? (
          <FactorList
            factors={read.context.data}
            onAdd={() => send({ type: 'addition.requested' })}
            onFinish={(factor) => send({ type: 'setUp.resumed', factor })}
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
