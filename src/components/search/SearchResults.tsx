import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import type { FoundGroup } from '@/data/search/findEntries'
import { searchGroups } from '@/data/search/searchEntries'
import { siteSearch } from '@/theme/recipes/siteSearch'
import { SearchOption } from './SearchOption'
import type { SearchAction } from './useSearchActions'

export type SearchResultsProps = {
  id: string
  groups: FoundGroup<SearchAction>[]
  /** Highlighted where they are found. */
  words: string[]
  /** The place of the active result among all; -1 for none. */
  active: number
  optionId: (place: number) => string
  onActive: (place: number) => void
  onChoose: () => void
}

/** The results by kind: the listbox of the search's combobox. */
export function SearchResults({
  id,
  groups,
  words,
  active,
  optionId,
  onActive,
  onChoose,
}: SearchResultsProps) {
  const styles = useSlotRecipe({ recipe: siteSearch })()
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((count, { entries }) => count + entries.length, 0),
  )
  return (
    <chakra.div id={id} role="listbox" aria-label="Results" css={styles.list}>
      {groups.map(({ group, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are no fieldsets.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <chakra.div id={`${id}-${group}`} role="presentation" css={styles.group}>
            {searchGroups[group]}
          </chakra.div>
          {entries.map((entry, offset) => {
            const place = (starts[index] ?? 0) + offset
            return (
              <SearchOption
                key={entry.id}
                id={optionId(place)}
                entry={entry}
                words={words}
                isActive={place === active}
                onActive={() => onActive(place)}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </chakra.div>
  )
}
