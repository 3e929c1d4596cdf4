import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { apiSample } from '@/data/content/api'

/** A sample request and its response in one panel. An illustration: no API answers at that address yet. */
export function CodeSample() {
  return (
    <chakra.figure
      minW="0"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      bg="bg.sunken"
      boxShadow="lg"
      overflow="hidden"
    >
      <Listing title="Request" note="HTTPS" lines={apiSample.request} tone="fg" />
      <Listing title="Answer" note="200 OK" lines={apiSample.answer} tone="brand.fg" />
      <chakra.figcaption px={{ base: '5', sm: '6' }} py="4" borderTopWidth="1px" borderColor="border.subtle">
        <Text textStyle="xs" color="fg.subtle">
          An illustration: the address is not real and the figures are demo data.
        </Text>
      </chakra.figcaption>
    </chakra.figure>
  )
}

type ListingProps = { title: string; note: string; lines: string[]; tone: string }

function Listing({ title, note, lines, tone }: ListingProps) {
  return (
    <chakra.div _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        px={{ base: '5', sm: '6' }}
        pt="4"
        textStyle="xs"
        color="fg.subtle"
      >
        <span>{title}</span>
        <chakra.span fontFamily="mono">{note}</chakra.span>
      </chakra.div>
      <chakra.pre
        px={{ base: '5', sm: '6' }}
        pt="3"
        pb="5"
        fontFamily="mono"
        fontSize={{ base: 'xs', xl: 'sm' }}
        lineHeight="body"
        color={tone}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        <code>{lines.join('\n')}</code>
      </chakra.pre>
    </chakra.div>
  )
}
