import { IconButton } from '@chakra-ui/react/button'
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { isComposing } from '@king-exchange/fast-pages/browser'
import { Search, X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { backdropPress, openModal } from '@/components/ui/modalDialog'
import { searchTexts } from '@/data/content/search'
import { quoteSearch } from '@/data/text/searchText'
import { entryOf } from '@/data/text/shapes'
import { siteSearch } from '@/theme/recipes/siteSearch'
import { SearchResults } from './SearchResults'
import { useResults } from './useResults'
import type { Motion } from './useSearchActions'

export type SearchDialogProps = {
  /** Called once it is closed, or something is chosen. */
  onClose: () => void
  motion?: Motion
}

/** The place that a key moves to among `count` results, from `at`, which is -1 for none; undefined for no move. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Searches the whole site: a combobox in a modal dialog that is open while it is on the page. */
export function SearchDialog({ onClose, motion }: SearchDialogProps) {
  const styles = useSlotRecipe({ recipe: siteSearch })()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const search = (next: string) => {
    setText(next)
    setActive(next.trim() ? 0 : -1)
  }
  const { groups, options, message, words } = useResults(text, motion)
  const isFound = groups[0]?.group !== 'elsewhere'
  const visibleHeight = useVisibleHeight()
  const optionId = (index: number) => `${listId}-${index}`

  // A new function would close the dialog and open it again.
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    openModal(dialog)
    field.current?.focus()
    return () => dialog?.close()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // Escape takes back what is being composed; the browser would close the dialog with it.
      if (event.key === 'Escape') event.preventDefault()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const place = entryOf(moves, event.key)?.(active, options.length)
    if (place !== undefined) setActive(place)
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  return (
    <chakra.dialog
      ref={open}
      aria-label="Search"
      css={styles.dialog}
      style={{ '--visible-height': `${visibleHeight}px` } as CSSProperties}
      {...backdropPress((dialog) => dialog.close())}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <chakra.div css={styles.bar}>
        <Search size="1.25em" aria-hidden />
        <chakra.input
          ref={field}
          type="text"
          role="combobox"
          aria-label={searchTexts.label}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={searchTexts.placeholder}
          value={text}
          onChange={({ currentTarget: { value } }) => search(value)}
          onKeyDown={onKeyDown}
          css={styles.field}
        />
        <IconButton
          type="button"
          variant="ghost"
          aria-label="Close search"
          data-closes
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <X />
        </IconButton>
      </chakra.div>
      {isFound ? null : (
        <chakra.p px="5" pt="5" overflowWrap="anywhere">
          Nothing found for “<bdi>{quoteSearch(text)}</bdi>”.
        </chakra.p>
      )}
      <SearchResults
        id={listId}
        groups={groups}
        words={words}
        active={active}
        optionId={optionId}
        onActive={setActive}
        onChoose={onClose}
      />
      <SearchStatus text={message} />
    </chakra.dialog>
  )
}

/** Debounce before a result is announced, in milliseconds. */
const debounceTime = 500

/** Announces a text once it has not changed for half a second. */
function SearchStatus({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), debounceTime)
    return () => clearTimeout(timer)
  }, [text])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}

function listen(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

/** The height of the window that a phone's keyboard leaves free, in pixels, whatever the zoom. */
const useVisibleHeight = (): number =>
  useSyncExternalStore(listen, () => {
    const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 }
    return Math.round(height * scale)
  })
