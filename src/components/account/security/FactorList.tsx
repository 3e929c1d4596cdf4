import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { KeyRound, Smartphone } from 'lucide-react'
import { factorTexts } from '@/data/content/factors'
import { deviceName } from '@/data/content/secondFactor'
import { isVerified, provingApps } from '@/data/session/factorProof'
import type { Factor } from '@/data/session/sessionTypes'

export type FactorListProps = {
  /** All of the account, also those whose set-up was not finished. */
  factors: Factor[]
  onAdd: () => void
  onFinish: (factor: Factor) => void
  onRemove: (factor: Factor) => void
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The account's second factors, or why one wants some. */
export function FactorList({ factors, onAdd, onFinish, onRemove }: FactorListProps) {
  const verified = factors.filter(isVerified)
  const canProve = verified.length === 0 || provingApps(factors).length > 0
  return (
    <Stack gap="5" align="flex-start">
      <Text color="fg.muted">
        {factorTexts.why}
        {verified.length === 0 ? ` ${factorTexts.none}` : null}
      </Text>
      {factors.length > 0 ? (
        <Stack as="ul" gap="0" width="full">
          {factors.map((factor) =>
            isVerified(factor) ? (
              <FactorRow key={factor.id} factor={factor} verb="Remove" onPress={canProve ? onRemove : null} />
            ) : (
              <FactorRow key={factor.id} factor={factor} verb="Finish" onPress={onFinish} />
            ),
          )}
        </Stack>
      ) : null}
      {canProve ? null : <Text color="fg.muted">{factorTexts.needsApp}</Text>}
      {verified.length === 1 ? <Text color="fg.muted">{factorTexts.onlyOne}</Text> : null}
      {canProve ? (
        <Button variant="outline" whiteSpace="normal" onClick={onAdd}>
          {verified.length === 0 ? factorTexts.add : factorTexts.addAnother}
        </Button>
      ) : null}
    </Stack>
  )
}

type FactorRowProps = {
  factor: Factor
  /** Label of its button, which is there only with `onPress`. */
  verb: 'Remove' | 'Finish'
  onPress: ((factor: Factor) => void) | null
}

function FactorRow({ factor, verb, onPress }: FactorRowProps) {
  const { factor_type, created_at } = factor
  const name = deviceName(factor)
  return (
    <HStack
      as="li"
      gap="4"
      paddingY="4"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '1px' }}
    >
      <Icon
        as={factor_type === 'webauthn' ? KeyRound : Smartphone}
        boxSize="5"
        strokeWidth="1.75"
        color="brand.fg"
      />
      <Stack gap="0" flex="1" minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <HStack gap="0" columnGap="3" wrap="wrap" textStyle="sm" color="fg.muted">
          {isVerified(factor) ? (
            <>
              <span>{factorTexts.kinds[factor_type]}</span>
              <chakra.time dateTime={created_at}>
                {factorTexts.added(day.format(new Date(created_at)))}
              </chakra.time>
            </>
          ) : (
            <span>{factorTexts.unfinished}</span>
          )}
        </HStack>
      </Stack>
      {onPress ? (
        <Button
          variant="outline"
          size="sm"
          minH={{ base: '11', lg: '8' }}
          aria-label={`${verb} ${name}`}
          onClick={() => onPress(factor)}
        >
          {verb}
        </Button>
      ) : null}
    </HStack>
  )
}
