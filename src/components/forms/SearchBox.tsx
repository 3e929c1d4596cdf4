import { IconButton } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { reduceSearch } from '@/data/text/searchText'
import { input as inputRecipe } from '@/theme/recipes/controls'

export type SearchBoxProps = {
  /** Accessible name: the content that is searched. */
  label: string
  placeholder: string
  /** The search text in the URL. */
  q: string
  onSearch: (q: string) => void
  ref?: RefObject<HTMLInputElement | null>
}

/** Not the library's input, whose field with label and error message a search box would load in vain. */
const Input = chakra('input', inputRecipe)

/** A search box that searches while the visitor types. */
export function SearchBox({ label, placeholder, q, onSearch, ref }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [text, type] = useSearchText(q, onSearch)
  useFieldText(input, text, type)
  const clear = () => {
    type('')
    input.current?.focus()
  }
  return (
    <chakra.form
      role="search"
      position="relative"
      width="full"
      maxW={{ lg: 'sm' }}
      // Before hydration the default would load the page anew, which its policy refuses.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        if (input.current) type(input.current.value)
      }}
    >
      <Input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        ps="11"
        pe="12"
        defaultValue={text}
        onInput={(event) => type(event.currentTarget.value)}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <Center position="absolute" insetY="0" insetStart="4" color="fg.subtle" pointerEvents="none">
        <Search size="1.125em" aria-hidden />
      </Center>
      {/* Rendered from the start: styles that came with the first letter would style the whole page anew. */}
      <Center position="absolute" insetY="0" insetEnd="1" hidden={!text}>
        <IconButton type="button" variant="ghost" size="sm" aria-label="Clear the search" onClick={clear}>
          <X />
        </IconButton>
      </Center>
    </chakra.form>
  )
}

/**
 * The text of a search box whose search is in the URL as `q`. The URL is updated late, and not for every letter. So the
 * box shows the typed text, and changes only when something else has changed `q`.
 */
function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q)
  // The last value of `q`, followed by the values that this box has sent and that have not arrived yet.
  const [expected, setExpected] = useState([q])
  const place = expected.indexOf(q)
  if (place < 0) setText(q)
  if (place !== 0) setExpected(place < 0 ? [q] : expected.slice(place))

  const type = (next: string) => {
    const nextQ = reduceSearch(next)
    setText(next)
    if (nextQ === expected.at(-1)) return
    setExpected([...expected, nextQ])
    onSearch(nextQ)
  }
  return [text, type] as const
}

/**
 * Writes a new `text` into an uncontrolled field, and calls `take` with a value that was typed before hydration or restored
 * by the browser. React would overwrite that value if it controlled the field.
 */
function useFieldText(field: RefObject<HTMLInputElement | null>, text: string, take: (text: string) => void) {
  const isKnown = useRef(false)
  const takeOver = useEffectEvent(() => {
    const value = field.current?.value ?? text
    if (value !== text) take(value)
  })
  useEffect(() => {
    if (!isKnown.current) takeOver()
    else if (field.current && field.current.value !== text) field.current.value = text
    isKnown.current = true
  }, [field, text])
  useEffect(() => {
    const onRestored = () => takeOver()
    addEventListener('pageshow', onRestored)
    return () => removeEventListener('pageshow', onRestored)
  }, [])
}
