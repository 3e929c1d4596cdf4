import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { CodeForm, type CodeFormProps } from '@/components/auth/CodeForm'
import { removal } from '@/data/content/factors'
import { anyOf, deviceName, isolated, secondFactor } from '@/data/content/secondFactor'
import { appsToRemove, provingApps } from '@/data/session/factorProof'
import type { Factor } from '@/data/session/sessionTypes'
import type { NamedFactor } from '@/machines/factorsMachine'
import { FactorStep, type FactorStepProps } from './FactorStep'

export type RemoveFactorProps = Pick<FactorStepProps, 'cancel'> &
  Pick<CodeFormProps<'removed' | 'last'>, 'onSend' | 'onSent' | 'onFailed'> & {
    removed: NamedFactor
    /** The account's second factors. */
    factors: Factor[]
    /** Start of the session, in ms since the epoch; null if unknown. */
    since: number | null
    /** True while the list is being read again. */
    isChecking: boolean
  }

/** Asks for a code of now of another device before a second factor is removed, or of its own if it is the last. */
export function RemoveFactor({ removed, factors, since, isChecking, cancel, ...calls }: RemoveFactorProps) {
  const name = isolated(deviceName(removed))
  if (isChecking)
    return (
      <FactorStep title={removal.title(name)} cancel={cancel}>
        <Text aria-hidden>
          <Skeleton as="span" width="100%" />
        </Text>
      </FactorStep>
    )
  if (!factors.some(({ id }) => id === removed.id))
    return <FactorStep title={removal.title(name)} lead={removal.gone} cancel={cancel} />
  const others = factors.filter(({ id }) => id !== removed.id)
  const otherApps = provingApps(others)
  const isLast = others.length === 0
  const apps = appsToRemove(removed.id, factors, since)
  const [other] = apps
  return (
    <FactorStep title={removal.title(name)} lead={isLast ? removal.last : removal.others} cancel={cancel}>
      {apps.length > 0 ? (
        <CodeForm apps={apps} label="Remove" busyLabel="Removing..." {...calls} />
      ) : (
        <Text>{otherApps.length > 0 ? removal.tooNew(anyOf(otherApps)) : removal.needsOther}</Text>
      )}
      <Stack gap="2" color="fg.muted">
        {!isLast && apps.length === 1 && other ? (
          <Text>{removal.lostOther(anyOf([other]), name)}</Text>
        ) : null}
        <Text>{secondFactor.allLost}</Text>
      </Stack>
    </FactorStep>
  )
}
