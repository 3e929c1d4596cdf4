import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { contact } from '@/data/content/contact'
import { QuayArt } from './QuayArt'

/** The address of the headquarters beside a picture. */
export function Headquarters() {
  const { title, lines, note } = contact.headquarters
  return (
    <Columns
      as="section"
      aria-labelledby="headquarters-title"
      columns={{ md: '4 8' }}
      gap={{ base: '8', md: '12' }}
      alignItems="center"
      borderTopWidth="1px"
      borderColor="border"
      pt={{ base: '10', md: '0' }}
    >
      <Stack gap="4" py={{ md: '12' }}>
        <Heading id="headquarters-title" textStyle="heading">
          {title}
        </Heading>
        <chakra.address fontStyle="normal" textStyle="lg" color="fg.muted">
          {lines.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </chakra.address>
        <Text textStyle="xs" color="fg.subtle" textWrap="balance">
          {note}
        </Text>
      </Stack>
      <QuayArt
        width="full"
        height={{ base: '48', md: 'full' }}
        minH={{ md: '72' }}
        maskImage="linear-gradient(90deg, transparent, black 16%, black 84%, transparent)"
      />
    </Columns>
  )
}
