import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

/** A frame around a wide table. It scrolls sideways, by the keyboard too, and is a region, which needs a name. */
export const TableFrame = (props: HTMLChakraProps<'section'>) => (
  <chakra.section
    // Without it the keyboard could not scroll the table.
    tabIndex={0}
    overflowX="auto"
    borderWidth="1px"
    borderColor="border.subtle"
    borderRadius="l3"
    bg="bg.panel"
    {...props}
  />
)
