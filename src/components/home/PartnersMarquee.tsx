import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { partners, partnersNote } from '@/data/content/partners'
import { PartnerLogo } from './PartnerLogo'

/** On paper, the row would be cut where it stands. */
const moving = '@media screen and (prefers-reduced-motion: no-preference)'

const fade = 'linear-gradient(90deg, transparent, black 12%, black 88%, transparent)'

/** The partners as an endless marquee while motion is on, otherwise as a plain list. */
export function PartnersMarquee() {
  return (
    <chakra.section
      id="partners"
      aria-labelledby="partners-title"
      bg="bg.sunken"
      borderBlockWidth="1px"
      borderColor="border.subtle"
      py={{ base: '10', md: '14' }}
    >
      <Container
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="8"
        rowGap="1"
        pb={{ base: '6', md: '8' }}
      >
        <chakra.h2 id="partners-title" textStyle="title">
          Partners
        </chakra.h2>
        <Text textStyle="xs" color="fg.subtle">
          {partnersNote}
        </Text>
      </Container>
      <chakra.div
        maxW="page"
        mx="auto"
        px="gutter"
        css={{
          '--row-gap': { base: '{spacing.12}', md: '{spacing.20}' },
          '--row-play': 'running',
          '&:hover': { '--row-play': 'paused' },
          [moving]: {
            _live: {
              display: 'flex',
              gap: 'var(--row-gap)',
              maxW: 'full',
              px: '0',
              overflow: 'hidden',
              maskImage: fade,
            },
          },
        }}
      >
        <Row />
        <Row isCopy />
      </chakra.div>
    </chakra.section>
  )
}

function Row({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <chakra.ul
      aria-hidden={isCopy || undefined}
      inert={isCopy}
      display={isCopy ? 'none' : 'grid'}
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(max(8.5rem, 40%), 1fr))',
        md: 'repeat(auto-fill, minmax(max(10rem, 21%), 1fr))',
      }}
      columnGap="4"
      rowGap={{ base: '5', md: '7' }}
      css={{
        [moving]: {
          _live: {
            display: 'flex',
            flexShrink: '0',
            justifyContent: 'space-around',
            minW: 'full',
            columnGap: 'var(--row-gap)',
            animation: 'pass-by',
            animationPlayState: 'var(--row-play)',
          },
        },
      }}
    >
      {partners.map((partner) => (
        <li key={partner.name}>
          <PartnerLogo partner={partner} />
        </li>
      ))}
    </chakra.ul>
  )
}
