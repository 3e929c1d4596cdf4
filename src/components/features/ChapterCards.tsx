import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { CardPair } from '@/components/cards/CardPair'
import { Columns } from '@/components/ui/Columns'
import { Panel } from '@/components/ui/Panel'
import type { ChapterLayout, Feature } from '@/data/content/features'
import { securityToday } from '@/data/content/otherFeatures'
import { joinedCells } from '@/theme/joinedCells'
import { DepthArt } from './DepthArt'
import { FeatureCard } from './FeatureCard'
import { Rosette } from './Rosette'
import { VaultRings } from './VaultRings'

type CardsProps = { features: Feature[] }

export type ChapterCardsProps = CardsProps & { layout: ChapterLayout }

/** A chapter's cards in the layout that its data names. */
export function ChapterCards({ layout, features }: ChapterCardsProps) {
  const Layout = layouts[layout]
  return <Layout features={features} />
}

/** Five joined cells, the first as large as the four others together and with a picture. */
function BoardCards({ features }: CardsProps) {
  return (
    <Columns as="ul" columns={{ sm: 2, lg: 4 }} {...joinedCells}>
      {features.map((feature, index) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          isLarge={index === 0}
          picture={index === 0 ? <DepthArt /> : undefined}
          gridColumn={{ sm: index === 0 ? 'span 2' : 'auto' }}
          gridRow={{ lg: index === 0 ? 'span 2' : 'auto' }}
          justifyContent={index === 0 ? 'flex-end' : undefined}
          gap={index === 0 ? '3' : '2'}
          p={{ base: '6', md: index === 0 ? '8' : '6' }}
          bg="bg.panel"
        />
      ))}
    </Columns>
  )
}

/** Rows between hairlines: picture, title, text. */
function LedgerCards({ features }: CardsProps) {
  return (
    <chakra.ul borderTopWidth="1px" borderColor="border">
      {features.map((feature) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          isLarge
          display="grid"
          gridTemplateColumns={{
            base: '{sizes.9} minmax(0, 1fr)',
            md: '{sizes.9} minmax(0, 19rem) minmax(0, 1fr)',
          }}
          columnGap={{ base: '5', md: '6' }}
          alignItems="baseline"
          py={{ base: '6', md: '8' }}
          borderBottomWidth="1px"
          borderColor="border"
          _hover={{ color: 'brand.fg' }}
          iconProps={{ alignSelf: 'start' }}
          textProps={{
            gridColumn: { base: '2', md: 'auto' },
            textStyle: { base: 'md', lg: 'lg' },
            maxW: '54ch',
          }}
        />
      ))}
    </chakra.ul>
  )
}

/** Two columns of pictures, unless large type leaves too little room for the longest word. */
const galleryColumns = {
  base: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
}

const besideLabel = { base: '3', sm: '5' }

/** Framed pictures in a row, each with its label. */
function GalleryCards({ features }: CardsProps) {
  return (
    <chakra.ul display="grid" gridTemplateColumns={galleryColumns} gap={{ base: '3', sm: '5' }}>
      {features.map((feature, index) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          picture={<Rosette pattern={index} />}
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="l2"
          overflow="hidden"
          pb={{ base: '4', sm: '6' }}
          titleProps={{ pt: { base: '2', sm: '4' }, px: besideLabel }}
          textProps={{ px: besideLabel }}
        />
      ))}
    </chakra.ul>
  )
}

/** The two King Cards beside a list of features. */
function CardSideCards({ features }: CardsProps) {
  return (
    <Columns columns={{ lg: '7 5' }} gap={{ base: '8', lg: '16' }} alignItems="center">
      <CardPair isDecoration maxW="26rem" />
      <ul>
        {features.map((feature) => (
          <FeatureCard
            key={feature.title}
            feature={feature}
            py="5"
            ps="10"
            borderTopWidth="1px"
            borderColor="border"
            _first={{ borderTopWidth: '0' }}
            _hover={{ color: 'brand.fg' }}
            iconProps={{ position: 'absolute', insetStart: '0', top: '5' }}
          />
        ))}
      </ul>
    </Columns>
  )
}

/** Columns without boxes, each with a golden line. */
function ColumnCards({ features }: CardsProps) {
  return (
    <Columns as="ul" columns={{ sm: 2, lg: 4 }} rowGap="8">
      {features.map((feature) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          ps="6"
          pe="4"
          py={{ base: '2', lg: '8' }}
          borderInlineStartWidth="1px"
          borderColor="brand.border"
        />
      ))}
    </Columns>
  )
}

/** The present security beside a picture of a vault door, and the planned features in three columns below. */
function VaultCards({ features }: CardsProps) {
  return (
    <Panel overflow="hidden" bg="bg.sunken" p="0">
      <chakra.div
        position="relative"
        overflow="hidden"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        gap="2"
        minH={{ md: '52' }}
        p={{ base: '6', md: '8' }}
      >
        <VaultRings />
        <Text textStyle="eyebrow" color="brand.fg" position="relative">
          Today
        </Text>
        <Text textStyle="lg" maxW={{ base: '44ch', md: '34ch', lg: '40ch' }} position="relative">
          {securityToday}
        </Text>
      </chakra.div>
      <Text textStyle="eyebrow" color="fg.muted" px={{ base: '6', md: '8' }} pb="4">
        Planned
      </Text>
      <Columns as="ul" columns={{ sm: 2, md: 3 }}>
        {features.map((feature) => (
          <FeatureCard
            key={feature.title}
            feature={feature}
            p={{ base: '6', md: '8' }}
            borderTopWidth="1px"
            borderColor="border.subtle"
          />
        ))}
      </Columns>
    </Panel>
  )
}

const layouts = {
  board: BoardCards,
  ledger: LedgerCards,
  gallery: GalleryCards,
  card: CardSideCards,
  columns: ColumnCards,
  vault: VaultCards,
} satisfies Record<ChapterLayout, (props: CardsProps) => unknown>
