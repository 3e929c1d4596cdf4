import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ActionRow } from '@/components/ui/ActionRow'
import { emptyMarket } from '@/data/content/market'
import { filterOptions } from '@/data/market/marketResult'
import type { MarketView } from '@/data/market/marketView'
import { quoteSearch } from '@/data/text/searchText'

export type EmptyResultProps = {
  view: MarketView
  onViewChange: (changes: MarketView) => void
}

/** Shown in place of an empty table: the search, and buttons that widen it. */
export function EmptyResult({ view: { q, filter }, onViewChange }: EmptyResultProps) {
  const isFavourites = filter === 'favourites' && !q
  const label = filterOptions.find((option) => option.filter === filter)?.label
  return (
    <Stack
      gap="4"
      align="start"
      mt="6"
      pt={{ base: '10', md: '14' }}
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Text textStyle="part" overflowWrap="anywhere" maxW="min(32ch, 100%)">
        {q?.trim() ? (
          <>
            No asset matches “<bdi>{quoteSearch(q)}</bdi>”
          </>
        ) : (
          <span>{isFavourites ? 'No favourites yet' : emptyMarket.title}</span>
        )}
        <span>{filter && !isFavourites ? ` among ${label}` : null}</span>
      </Text>
      {q ? (
        <Text color="fg.muted" textWrap="balance">
          {emptyMarket.search}
        </Text>
      ) : null}
      {isFavourites ? (
        <Text color="fg.muted" textWrap="balance">
          {emptyMarket.favourites}
        </Text>
      ) : null}
      <ActionRow pt="2">
        {q ? <Button onClick={() => onViewChange({ q: undefined })}>Clear search</Button> : null}
        {filter ? (
          <Button
            variant={q ? 'outline' : 'solid'}
            onClick={() => onViewChange({ q: undefined, filter: undefined })}
          >
            Show all
          </Button>
        ) : null}
      </ActionRow>
    </Stack>
  )
}
