import { Badge } from '@chakra-ui/react/badge'
import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { usePageHydrated } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { inColumns } from '@/components/ui/Columns'
import { TextLink } from '@/components/ui/TextLink'
import type { Construction } from '@/data/site/navigation'
import { KnownFacts } from './KnownFacts'

export type UnderConstructionProps = Omit<Construction, 'hasAnswers'> & {
  /** The area's drawing, which stands on the line below the title; decoration. */
  picture: ReactNode
  /** More that is known already. */
  children?: ReactNode
}

/** The page of a feature that is not built yet: its promise, links to pages that work, and the known facts. */
export function UnderConstruction({
  title,
  promise,
  links: [main, ...others],
  picture,
  children,
  ...known
}: UnderConstructionProps) {
  usePageHydrated()
  return (
    <chakra.div data-bleed display="flex" flexDirection="column" flex="1" minH="inherit">
      <chakra.div position="relative" overflow="hidden">
        <Container
          {...inColumns({ lg: '7 5' })}
          gap={{ base: '10', lg: '20' }}
          alignItems="start"
          minH={{ lg: '30rem' }}
          pt={{ base: '14', md: '24' }}
          css={{
            _inArea: {
              maxW: '8xl',
              pt: { base: '6', md: '10' },
              minH: { base: '0', xl: '26rem' },
              gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.xs}' },
            },
          }}
        >
          <Stack gap="5" align="start" position="relative" zIndex="docked" pb={{ lg: '16' }}>
            <Heading as="h1" textStyle="page" maxW="full" css={{ _inArea: { textStyle: 'view' } }}>
              {title}
            </Heading>
            <Badge colorPalette="brand" size="md" whiteSpace="normal">
              Under construction
            </Badge>
            <Text textStyle="lead" color="fg.muted" maxW="46ch">
              {promise}
            </Text>
            <chakra.div pt="3" width="full" maxW={{ lg: '30rem' }} css={{ _inArea: { maxW: 'none' } }}>
              <ActionRow columnGap="6" align={{ sm: 'center' }}>
                <ButtonLink size="lg" {...main}>
                  {main.name}
                </ButtonLink>
                {others.map(({ name, ...link }) => (
                  // For a finger 44 px high, and below one another they do not overlap.
                  <TextLink key={name} {...link} alignSelf="center" _coarse={{ py: '2.5', my: '-1.5' }}>
                    {name}
                  </TextLink>
                ))}
              </ActionRow>
            </chakra.div>
          </Stack>
          {picture}
        </Container>
      </chakra.div>
      <chakra.div flex="1" bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
        <Container
          display="grid"
          gap={{ base: '12', md: '16' }}
          py={{ base: '12', md: '16' }}
          css={{ _inArea: { maxW: '8xl', py: { base: '8', md: '10' } } }}
        >
          <KnownFacts {...known} />
          {children}
        </Container>
      </chakra.div>
    </chakra.div>
  )
}
