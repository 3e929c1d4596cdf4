import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { contact } from '@/data/content/contact'
import { QuayArt } from './QuayArt'

/** The address of the headquarters, and a picture below or beside it. */
export function Headquarters() {
  const { title, lines, note } = contact.headquarters
  return (
    <Columns
      as="section"
      id="headquarters"
      aria-labelledby="headquarters-title"
      columns={{ md: 2, lg: 1 }}
      gap="4"
      alignItems="center"
    >
      <Stack gap="4">
        <Heading id="headquarters-title" textStyle="part">
          {title}
        </Heading>
        <chakra.address aria-labelledby="headquarters-title" fontStyle="normal" color="fg.muted">
          {lines.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </chakra.address>
        <Text textStyle="xs" color="fg.subtle">
          {note}
        </Text>
      </Stack>
      <QuayArt
        width="full"
        height="40"
        maskImage="linear-gradient(90deg, transparent, black 16%, black 84%, transparent)"
      />
    </Columns>
  )
}
