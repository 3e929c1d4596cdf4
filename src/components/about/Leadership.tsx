import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { type Leader, leaders } from '@/data/content/about'
import { ChessPiece } from './ChessPiece'

/** The leadership team: a row of chess pieces, and the names and roles below it. */
export function Leadership() {
  return (
    <Section labelledBy="leadership-title">
      <Stack
        direction={{ base: 'column', lg: 'row' }}
        align={{ lg: 'baseline' }}
        justify="space-between"
        gap="4"
        mb={{ base: '8', lg: '14' }}
      >
        <Heading id="leadership-title" textStyle="section">
          Leadership team
        </Heading>
        <Text color="fg.subtle" textStyle="sm">
          Sample people: the names are invented, and each is drawn as a chess piece.
        </Text>
      </Stack>
      <Columns as="ul" columns={{ lg: 5 }}>
        {leaders.map((leader) => (
          <LeaderItem key={leader.name} leader={leader} />
        ))}
      </Columns>
    </Section>
  )
}

function LeaderItem({ leader: { name, role, text, piece } }: { leader: Leader }) {
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      alignItems={{ base: 'center', lg: 'stretch' }}
      gap={{ base: '6', sm: '10', lg: '0' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderColor="border.subtle"
      py={{ base: '5', lg: '0' }}
    >
      <ChessPiece
        piece={piece}
        width={{ base: '18', sm: '24', lg: 'full' }}
        maxW="11rem"
        ms={{ lg: '-4' }}
        flexShrink="0"
      />
      <Stack
        gap="1"
        minW="0"
        overflowWrap="anywhere"
        borderTopWidth={{ lg: '1px' }}
        borderColor="brand.border"
        pt={{ lg: '6' }}
        pe={{ lg: '5' }}
      >
        <Heading as="h3" textStyle="xl">
          {name}
        </Heading>
        <Text color="brand.fg" textStyle="sm">
          {role}
        </Text>
        <Text color="fg.muted" textStyle="sm" pt="2" textWrap="pretty">
          {text}
        </Text>
      </Stack>
    </chakra.li>
  )
}
