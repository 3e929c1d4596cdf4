import { IconButton } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { input as inputRecipe } from '@/theme/recipes/controls'
import { useFieldText } from './useFieldText'
import { useSearchText } from './useSearchText'

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
