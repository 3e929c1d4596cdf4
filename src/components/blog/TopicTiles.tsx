import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { blog, blogTopics } from '@/data/content/blog'

const rule = { borderBottomWidth: '1px' }
const lastRow = { '&:last-of-type': rule, '&:nth-last-of-type(2)': { sm: rule } }

export type TopicTilesProps = { onChoose: (search: string) => void }

/** The topics of the blog; pressing one searches for it. */
export function TopicTiles({ onChoose }: TopicTilesProps) {
  return (
    <Section labelledBy="topics-title" bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        gap={{ base: '10', lg: '16' }}
      >
        <Stack gap="4">
          <Heading id="topics-title" textStyle="section">
            {blog.topics.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" textWrap="balance">
            {blog.topics.lead}
          </Text>
        </Stack>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          columnGap={{ sm: '8', lg: '12' }}
        >
          {blogTopics.map(({ name, count, search }) => (
            <chakra.li key={name} borderTopWidth="1px" borderColor="border" css={lastRow}>
              <chakra.button
                type="button"
                display="flex"
                alignItems="baseline"
                justifyContent="space-between"
                flexWrap="wrap"
                columnGap="4"
                width="full"
                py="5"
                borderRadius="xs"
                cursor="button"
                textAlign="start"
                transitionProperty="color"
                transitionDuration="fast"
                _hover={{ color: 'brand.fg' }}
                onClick={() => onChoose(search)}
              >
                <chakra.span textStyle="heading">{name}</chakra.span>
                <chakra.span textStyle="figure" fontSize="sm" color="fg.subtle" whiteSpace="nowrap">
                  {count}
                </chakra.span>
              </chakra.button>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  )
}
