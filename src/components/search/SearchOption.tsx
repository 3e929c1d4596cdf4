import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { TextLink } from '@/components/ui/TextLink'
import { highlightWords, hintOf } from '@/data/search/highlightWords'
import { siteSearch } from '@/theme/recipes/siteSearch'
import type { SearchAction } from './useSearchActions'

export type SearchOptionProps = {
  id: string
  entry: SearchAction
  /** Highlighted where they are found. */
  words: string[]
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** A result: a link or a button, so that it can be pressed and opened in a new tab. The focus stays in the field. */
export function SearchOption({ id, entry, words, isActive, onActive, onChoose }: SearchOptionProps) {
  const { name, note, address, act, stays } = entry
  const hint = hintOf(entry, words)
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
        <chakra.span css={styles.texts}>
          <bdi>
            <Highlighted text={name} words={words} />
          </bdi>
          {hint ? (
            <chakra.span css={styles.hint}>
              <Highlighted text={hint} words={words} />
            </chakra.span>
          ) : null}
        </chakra.span>
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

const Highlighted = ({ text, words }: { text: string; words: string[] }) =>
  highlightWords(text, words).map(({ text: part, isHit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
    isHit ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>,
  )
