import { Heading } from '@chakra-ui/react/heading'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'

export type GlanceHeadingProps = Omit<HTMLChakraProps<'div'>, 'children' | 'id'> & {
  /** The heading's own, for what it names. */
  id?: string
  title: string
  /** Names the content. */
  note: string
}

/** The heading of a glance at the product, with a note beside it. */
export const GlanceHeading = ({ id, title, note, ...rest }: GlanceHeadingProps) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="baseline"
    justifyContent="space-between"
    columnGap="4"
    {...rest}
  >
    <Heading as="h3" id={id} textStyle="title">
      {title}
    </Heading>
    <Text textStyle="sm" color="fg.subtle">
      {note}
    </Text>
  </chakra.div>
)
