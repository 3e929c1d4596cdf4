import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

export type PanelProps = HTMLChakraProps<'div'>

/** A plain raised surface, for content that needs only a frame. */
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
