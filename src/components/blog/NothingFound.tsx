import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ActionRow } from '@/components/ui/ActionRow'
import { blogSearch, categoryNames } from '@/data/content/blog'
import type { BlogView } from '@/data/site/blogView'
import { quoteSearch } from '@/data/text/searchText'

export type NothingFoundProps = {
  view: BlogView
  onViewChange: (view: BlogView) => void
}

/** Shown when no article matches; offers to widen the search. */
export function NothingFound({ view: { q = '', category }, onViewChange }: NothingFoundProps) {
  const isWidened = category && q
  return (
    <Stack gap="5" align="start" pt={{ base: '4', md: '8' }}>
      <Heading textStyle="section" maxW="full" overflowWrap="anywhere">
        Nothing on “<bdi>{quoteSearch(q)}</bdi>”
        <span>{`${category ? ` in ${categoryNames[category]}` : ''} yet`}</span>
      </Heading>
      <Text textStyle="lead" color="fg.muted" maxW="46ch">
        {blogSearch.nothing}
      </Text>
      <ActionRow pt="2">
        {isWidened ? <Button onClick={() => onViewChange({ q })}>Search every category</Button> : null}
        <Button variant={isWidened ? 'outline' : 'solid'} onClick={() => onViewChange({})}>
          Show all articles
        </Button>
      </ActionRow>
    </Stack>
  )
}
