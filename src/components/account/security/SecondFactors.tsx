import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import { ReadCard } from '@/components/account/ReadCard'
import { factorTexts } from '@/data/content/factors'
import type { Factor } from '@/data/provider/sessionTypes'
import type { ReadActor } from '@/machines/readMachine'

export type SecondFactorsProps = { factors: ReadActor<Factor[]> }

/** The second factors of the account. */
export function SecondFactors({ factors }: SecondFactorsProps) {
  const read = useSelector(factors, (snapshot) => snapshot)
  return (
    <ReadCard
      title={factorTexts.title}
      read={read}
      unavailable={factorTexts.unavailable}
      onRetry={() => factors.send({ type: 'retry.requested' })}
    >
      <Text color="fg.muted">{factorTexts.why}</Text>
    </ReadCard>
  )
}
