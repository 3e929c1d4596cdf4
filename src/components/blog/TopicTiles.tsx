import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { blog, blogTopics, countPosts } from '@/data/content/blog'

const rule = { borderBottomWidth: '1px' }
const lastRow = { '&:last-of-type': rule, '&:nth-last-of-type(2)': { sm: rule } }

export type TopicTilesProps = { onChoose: (search: string) => void }

/** The topics of the blog; choosing one searches for it. */
export function TopicTiles({ onChoose }: TopicTilesProps) {
  return (
    <Section
      labelledBy="topics-title"
      py={{ base: '16', md: '20' }}
      bg="bg.sunken"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _print={{ display: 'none' }}
    >
      <Columns columns={{ lg: '4 8' }} gap={{ base: '10', lg: '16' }}>
        <Stack gap="4">
          <Heading id="topics-title" textStyle="section">
            {blog.topics.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" textWrap="balance">
            {blog.topics.lead}
          </Text>
        </Stack>
        <Columns as="ul" columns={{ sm: 2 }} columnGap={{ sm: '8', lg: '12' }}>
          {blogTopics.map((topic) => (
            <chakra.li key={topic.name} borderTopWidth="1px" borderColor="border" css={lastRow}>
              <Button
                unstyled
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
                onClick={() => onChoose(topic.search)}
              >
                <chakra.span textStyle="part">{topic.name}</chakra.span>
                <chakra.span textStyle="figure.sm" color="fg.subtle" whiteSpace="nowrap">
                  {countPosts(topic)}
                </chakra.span>
              </Button>
            </chakra.li>
          ))}
        </Columns>
      </Columns>
    </Section>
  )
}
