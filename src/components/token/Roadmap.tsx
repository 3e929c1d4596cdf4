import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Timeline } from '@chakra-ui/react/timeline'
import { Section } from '@/components/ui/Section'
import { type RoadmapStage, roadmap, roadmapNote } from '@/data/content/token'
import { roadmapTimeline } from '@/theme/recipes/roadmap'

/** The milestones, done and planned, in order. */
export function Roadmap() {
  return (
    <Section labelledBy="roadmap-title">
      <Heading id="roadmap-title" textStyle="section">
        Roadmap
      </Heading>
      <Text color="fg.subtle" textStyle="sm" mt="3" mb={{ base: '10', md: '16' }}>
        {roadmapNote}
      </Text>
      <Timeline.Root as="ol" recipe={roadmapTimeline}>
        {roadmap.map((stage) => (
          <Stage key={stage.title} stage={stage} />
        ))}
      </Timeline.Root>
    </Section>
  )
}

function Stage({ stage: { title, state, items } }: { stage: RoadmapStage }) {
  const isReached = state === 'Done' || state === 'Now'
  return (
    <Timeline.Item as="li" data-reached={isReached ? true : undefined}>
      <Timeline.Indicator data-state={state} />
      <Timeline.Content>
        <Badge variant="outline" colorPalette={state === 'Now' ? 'brand' : 'neutral'}>
          {state}
        </Badge>
        <Heading as="h3" textStyle="part">
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
      </Timeline.Content>
    </Timeline.Item>
  )
}
