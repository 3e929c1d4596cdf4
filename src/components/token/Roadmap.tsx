import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { type RoadmapStage, roadmap } from '@/data/content/token'

/** What is behind and what is ahead: a line from left to right on wide screens, downwards on narrow ones. */
export function Roadmap() {
  return (
    <Section labelledBy="roadmap-title">
      <Heading id="roadmap-title" textStyle="section">
        Roadmap
      </Heading>
      <Text color="fg.subtle" textStyle="sm" mt="3" mb={{ base: '10', md: '16' }}>
        A sample of what could come, in order and without dates.
      </Text>
      <chakra.ol
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${roadmap.length}, minmax(0, 1fr))` }}
      >
        {roadmap.map((stage) => (
          <Stage key={stage.title} stage={stage} />
        ))}
      </chakra.ol>
    </Section>
  )
}

function Stage({ stage: { title, state, items } }: { stage: RoadmapStage }) {
  const isReached = state === 'Done' || state === 'Now'
  return (
    <chakra.li
      position="relative"
      display={{ base: 'flex', md: 'grid', lg: 'flex' }}
      gridTemplateColumns={{ md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      flexDirection="column"
      alignItems="flex-start"
      justifyItems="start"
      gap="4"
      ps={{ base: '8', lg: '0' }}
      pe={{ lg: '6' }}
      pt={{ lg: '10' }}
      pb={{ base: '10', lg: '0' }}
      borderColor={isReached ? 'brand.solid' : 'border.strong'}
      borderStyle={isReached ? 'solid' : 'dashed'}
      borderInlineStartWidth={{ base: '1px', lg: '0' }}
      borderTopWidth={{ base: '0', lg: '1px' }}
      _before={{
        content: '""',
        position: 'absolute',
        top: { base: '0', lg: '-2' },
        insetStart: { base: '-2', lg: '0' },
        boxSize: '4',
        borderRadius: 'full',
        borderWidth: '1px',
        borderColor: isReached ? 'brand.solid' : 'border.strong',
        bg: state === 'Done' ? 'brand.solid' : 'bg',
        boxShadow: state === 'Now' ? '0 0 0 6px {colors.brand.muted}' : undefined,
      }}
    >
      <Badge variant="outline" colorPalette={state === 'Now' ? 'brand' : 'neutral'}>
        {state}
      </Badge>
      <Heading as="h3" textStyle="heading">
        {title}
      </Heading>
      <chakra.ul
        display="flex"
        flexDirection="column"
        gap="2"
        gridArea={{ md: '1 / 2 / span 2' }}
        color="fg.muted"
        textStyle="sm"
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </chakra.ul>
    </chakra.li>
  )
}
