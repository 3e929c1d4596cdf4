import { Badge } from '@chakra-ui/react/badge'
import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useAliveMark } from 'fast-pages/source/src/react/useAliveMark'
import type { ReactNode } from 'react'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Columns } from '@/components/ui/Columns'
import { notAvailable } from '@/data/content/systemPages'
import type { Construction } from '@/data/registries/navigation'
import { KnownFacts } from './KnownFacts'

export type UnderConstructionProps = Omit<Construction, 'hasAnswers'> & {
  /** The area's drawing; decoration. */
  picture: ReactNode
  /** More that is known already. */
  children?: ReactNode
}

/** The page of a feature that is not built yet: says so, tells what is known, and links to pages that work. */
export function UnderConstruction({
  title,
  promise,
  points,
  figures,
  links,
  picture,
  children,
}: UnderConstructionProps) {
  useAliveMark()
  return (
    <Container data-bleed py={{ base: '10', md: '16' }}>
      <Columns columns={{ lg: '7 4' }} gap={{ base: '12', lg: '20' }} alignItems="start">
        <Stack gap="10" minW="0">
          <Stack gap="5" align="start">
            <Badge colorPalette="brand" size="md" whiteSpace="normal">
              Under construction
            </Badge>
            <Heading as="h1" textStyle="page" maxW="full">
              {title}
            </Heading>
            <Text textStyle="lead" maxW="52ch">
              {promise}
            </Text>
            <Text color="fg.muted">{notAvailable}</Text>
          </Stack>
          <KnownFacts points={points} figures={figures} />
          {children}
          <ActionRow>
            {links.map(({ name, to, hash, search }) => (
              <ButtonLink key={name} to={to} hash={hash} search={search} variant="outline">
                {name}
              </ButtonLink>
            ))}
          </ActionRow>
        </Stack>
        <chakra.div
          display="grid"
          justifyItems="center"
          css={{ '& svg': { display: 'block', width: 'full', height: '40' } }}
        >
          {picture}
        </chakra.div>
      </Columns>
    </Container>
  )
}
