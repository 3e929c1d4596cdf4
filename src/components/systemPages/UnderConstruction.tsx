import { Badge } from '@chakra-ui/react/badge'
import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { usePageHydratedMark } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Columns } from '@/components/ui/Columns'
import { notAvailable } from '@/data/content/systemPages'
import type { Construction } from '@/data/registries/navigation'
import { ComingTable } from './ComingTable'
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
  columns,
  links,
  picture,
  children,
}: UnderConstructionProps) {
  usePageHydratedMark()
  return (
    <Container data-bleed py={{ base: '10', md: '16' }} css={{ _inArea: { maxW: '8xl' } }}>
      <Columns
        columns={{ lg: '7 4' }}
        gap={{ base: '12', lg: '20' }}
        alignItems="start"
        // The columns of the dashboard.
        css={{ _inArea: { xl: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.xs}', columnGap: '12' } } }}
      >
        <Stack gap="10" minW="0">
          <Stack gap="5" align="start">
            <Badge colorPalette="brand" size="md" whiteSpace="normal">
              Under construction
            </Badge>
            <Heading as="h1" textStyle="page" css={{ _inArea: { textStyle: 'view' } }}>
              {title}
            </Heading>
            <Text textStyle="lead" maxW="52ch">
              {promise}
            </Text>
            <Text color="fg.muted">{notAvailable}</Text>
          </Stack>
          <KnownFacts points={points} figures={figures} />
          {columns ? <ComingTable columns={columns} /> : null}
          {children}
          <ActionRow>
            {links.map(({ name, to, hash, search }) => (
              <ButtonLink key={name} to={to} hash={hash} search={search} variant="outline">
                {name}
              </ButtonLink>
            ))}
          </ActionRow>
        </Stack>
        {picture}
      </Columns>
    </Container>
  )
}
