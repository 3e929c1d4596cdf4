import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { type Leader, leaders, leadership } from '@/data/content/about'
import { ChessPiece } from './ChessPiece'

/** The leadership team: a row of chess pieces with names, roles and careers below; beside the pieces on phones. */
export function Leadership() {
  return (
    <Section labelledBy="leadership-title" py={{ base: '16', md: '24' }}>
      <span id="team" />
      <SectionHead id="leadership-title" title={leadership.title}>
        <Text color="fg.subtle" textStyle="sm">
          {leadership.note}
        </Text>
      </SectionHead>
      <Columns
        as="ul"
        columns={{ md: 2, lg: 5 }}
        columnGap={{ md: '10', lg: '0' }}
        mt={{ base: '8', lg: '14' }}
      >
        {leaders.map((leader) => (
          <LeaderItem key={leader.name} leader={leader} />
        ))}
      </Columns>
    </Section>
  )
}

function LeaderItem({ leader: { name, role, duty, past, piece } }: { leader: Leader }) {
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      alignItems={{ base: 'center', md: 'start', lg: 'stretch' }}
      gap={{ base: '6', lg: '0' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderColor="border.subtle"
      py={{ base: '5', lg: '0' }}
      _first={{ gridColumn: { md: '1 / -1', lg: 'auto' } }}
    >
      <ChessPiece
        piece={piece}
        width={{ base: '16', lg: 'full' }}
        maxW="11rem"
        ms={{ lg: '-4' }}
        flexShrink="0"
      />
      <Stack
        gap="1"
        minW="0"
        flex={{ lg: '1' }}
        overflowWrap="anywhere"
        borderTopWidth={{ lg: '1px' }}
        borderColor="brand.border"
        pt={{ lg: '6' }}
        pe={{ lg: '5' }}
      >
        <Heading as="h3" textStyle="item">
          {name}
        </Heading>
        <Text color="brand.fg" textStyle="sm">
          {role}
        </Text>
        <Text textStyle="sm" pt="2">
          {duty}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {past}
        </Text>
      </Stack>
    </chakra.li>
  )
}
