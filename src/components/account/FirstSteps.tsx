import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { firstSteps, firstStepsIntro } from '@/data/content/firstSteps'
import { AccountCard } from './AccountCard'

export type FirstStepsProps = { isVerified: boolean }

/** There is room for the three steps side by side; otherwise they are a list. */
const threeAbreast = '@container (min-width: 40rem)'

/** Welcomes the owner of an empty account and suggests the first steps. */
export function FirstSteps({ isVerified }: FirstStepsProps) {
  return (
    <AccountCard title={firstStepsIntro.title}>
      <Text color="fg.muted">{firstStepsIntro.lead}</Text>
      <chakra.div css={{ containerType: 'inline-size' }}>
        <chakra.ol
          display="grid"
          columnGap="8"
          rowGap="4"
          css={{ [threeAbreast]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
        >
          {firstSteps.map(({ to, title, text, isVerification }, place) => (
            <chakra.li key={to} display="flex" gap="4" minWidth="0">
              <chakra.span aria-hidden minWidth="0.65em" textStyle="first" lineHeight="none" color="brand.fg">
                {place + 1}
              </chakra.span>
              <chakra.div minWidth="0">
                {isVerification && isVerified ? (
                  <Text minHeight="8" fontWeight="semibold" color="fg.success">
                    <Icon as={Check} size="sm" /> Identity verified
                  </Text>
                ) : (
                  <ButtonLink
                    to={to}
                    variant="plain"
                    size="xs"
                    fontSize="md"
                    paddingInline="0"
                    whiteSpace="normal"
                    textAlign="start"
                  >
                    {title}
                  </ButtonLink>
                )}
                <Text color="fg.muted" textStyle="sm">
                  {text}
                </Text>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.div>
    </AccountCard>
  )
}
