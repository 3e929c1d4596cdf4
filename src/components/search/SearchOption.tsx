import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { siteSearch } from '@/theme/recipes/siteSearch'
import type { SearchAction } from './useSearchActions'

export type SearchOptionProps = {
  id: string
  entry: SearchAction
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** A result: a link or a button, so that it can be pressed and opened in a new tab. The focus stays in the field. */
export function SearchOption({ id, entry, isActive, onActive, onChoose }: SearchOptionProps) {
  const { name, note, address, act, stays } = entry
  const styles = useSlotRecipe({ recipe: siteSearch })()
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    ref: isActive ? scrollIntoView : undefined,
    css: styles.option,
    onPointerMove: isActive ? undefined : onActive,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    children: (
      <>
        <bdi>{name}</bdi>
        {note ? <chakra.span css={styles.note}>{note}</chakra.span> : null}
      </>
    ),
  }
  if (address) return <TextLink {...props} {...address} variant="plain" preload={false} onClick={onChoose} />
  return (
    <chakra.button
      {...props}
      type="button"
      onClick={() => {
        act?.()
        if (!stays) onChoose()
      }}
    />
  )
}
