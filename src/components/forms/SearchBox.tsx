import { IconButton } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useEarlyText } from './useEarlyText'
import { useSearchText } from './useSearchText'

export type SearchBoxProps = {
  /** What is searched, for those who cannot see the page around the box. */
  label: string
  placeholder: string
  /** The search as the address holds it. */
  q: string
  onSearch: (q: string) => void
  ref?: RefObject<HTMLInputElement | null>
}

/** A search box that finds while one types. */
export function SearchBox({ label, placeholder, q, onSearch, ref }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [text, type] = useSearchText(q, onSearch)
  useEarlyText(input, text, type)
  const clear = () => {
    type('')
    input.current?.focus()
  }
  return (
    <chakra.form
      role="search"
      position="relative"
      color="fg.subtle"
      width="full"
      maxW={{ lg: 'sm' }}
      onSubmit={(event) => event.preventDefault()}
    >
      <chakra.div
        position="absolute"
        insetStart="4"
        top="50%"
        translate="0 -50%"
        zIndex="1"
        pointerEvents="none"
      >
        <Search size="1.125em" aria-hidden />
      </chakra.div>
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
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {text ? (
        <IconButton
          type="button"
          variant="ghost"
          size="sm"
          aria-label="Clear the search"
          position="absolute"
          insetEnd="1"
          top="1"
          zIndex="1"
          onClick={clear}
        >
          <X />
        </IconButton>
      ) : null}
    </chakra.form>
  )
}
