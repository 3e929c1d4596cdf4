import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

export type PanelProps = HTMLChakraProps<'div'>

/** A plain surface raised from the page, for what needs a frame but none of a card's parts. */
export function Panel(props: PanelProps) {
  return (
    <chakra.div
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l3"
      p={{ base: '5', md: '6' }}
      minW="0"
      {...props}
    />
  )
}
