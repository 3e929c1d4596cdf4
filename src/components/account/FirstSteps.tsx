import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { firstSteps } from '@/data/content/firstSteps'
import { AccountCard } from './AccountCard'

export type FirstStepsProps = { isVerified: boolean }

/** Welcomes the owner of an empty account and suggests the first steps. */
export function FirstSteps({ isVerified }: FirstStepsProps) {
  return (
    <AccountCard title="Your account is open">
      <Text color="fg.muted">Three steps from here to your first trade.</Text>
      <chakra.ol
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))"
        columnGap="8"
        rowGap="6"
        listStyleType="none"
      >
        {firstSteps.map(({ to, title, text, isVerification }, place) => (
          <chakra.li key={to} display="flex" gap="4" minWidth="0">
            <chakra.span
              aria-hidden
              minWidth="0.65em"
              fontFamily="heading"
              fontSize="3xl"
              lineHeight="none"
              color="brand.fg"
            >
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
    </AccountCard>
  )
}
