import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { inColumns } from '@/components/ui/Columns'
import { DemoNote } from '@/components/ui/DemoNote'
import { Trend } from '@/components/ui/Trend'
import { type TokenFact, type TokenPortrait, tokenPortraits } from '@/data/content/token'
import { CollateralBars } from './CollateralBars'

/** The two tokens side by side: the purpose, figures and benefits of each. */
export function TokenSpread() {
  return (
    <chakra.div borderBlockWidth="1px" borderColor="border.subtle" bg="bg.sunken">
      <Container {...inColumns({ lg: 2 })}>
        <PartBoundary>
          <TokenPageHalf token={tokenPortraits.kcc} pe={{ lg: '16' }} />
          <TokenPageHalf
            token={tokenPortraits.kcredit}
            ps={{ lg: '16' }}
            borderInlineStartWidth={{ lg: '1px' }}
            borderTopWidth={{ base: '1px', lg: '0' }}
            borderColor="border"
          >
            <CollateralBars />
          </TokenPageHalf>
        </PartBoundary>
        <DemoNote gridColumn="1 / -1" borderTopWidth="1px" borderColor="border" py="5" />
      </Container>
    </chakra.div>
  )
}

type TokenPageHalfProps = HTMLChakraProps<'section'> & { token: TokenPortrait }

function TokenPageHalf({ token, children, ...rest }: TokenPageHalfProps) {
  const { name, kind, lead, facts, benefits } = token
  const id = `${name.toLowerCase()}-title`
  return (
    <chakra.section
      id={id.replace(/-title$/, '')}
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      gap={{ base: '8', md: '10' }}
      py={{ base: '14', md: '24' }}
      {...rest}
    >
      <Stack gap="3">
        <Text textStyle="eyebrow" color="brand.fg">
          {kind}
        </Text>
        <Heading id={id} textStyle="section">
          {name}
        </Heading>
        <Text textStyle="lead" color="fg.muted">
          {lead}
        </Text>
      </Stack>
      <TokenFacts facts={facts} />
      {children}
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {benefits.map((benefit) => (
          <chakra.li key={benefit} display="flex" alignItems="center" gap="3">
            <Icon as={Check} boxSize="5" color="brand.fg" aria-hidden />
            {benefit}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

function TokenFacts({ facts }: { facts: TokenFact[] }) {
  return (
    <chakra.dl borderBottomWidth="1px" borderColor="border">
      {facts.map(({ label, value, note, isChange }) => (
        <chakra.div
          key={label}
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="4"
          py="4"
          borderTopWidth="1px"
          borderColor="border"
        >
          <chakra.dt color="fg.muted" flex="1 1 8rem">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="figure.lg">{isChange ? <Trend change={value} /> : value}</chakra.dd>
          {note ? (
            <chakra.dd textStyle="sm" color="fg.subtle" flexBasis="full" textAlign="end">
              {note}
            </chakra.dd>
          ) : null}
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
