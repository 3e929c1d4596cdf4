import { IconButton } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { InputGroup } from '@chakra-ui/react/input-group'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useEarlyText } from './useEarlyText'
import { useSearchText } from './useSearchText'

export type SearchBoxProps = {
  /** Accessible name: what is searched. */
  label: string
  placeholder: string
  /** The search text in the URL. */
  q: string
  onSearch: (q: string) => void
  ref?: RefObject<HTMLInputElement | null>
}

/** A search box that searches while the visitor types. */
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
    <chakra.form role="search" width="full" maxW={{ lg: 'sm' }} onSubmit={(event) => event.preventDefault()}>
      <InputGroup
        startElement={<Search size="1.125em" aria-hidden />}
        startElementProps={{ px: '4', color: 'fg.subtle', fontSize: 'md' }}
        endElement={
          text ? (
            <IconButton type="button" variant="ghost" size="sm" aria-label="Clear the search" onClick={clear}>
              <X />
            </IconButton>
          ) : null
        }
        endElementProps={{ px: '1' }}
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
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
      </InputGroup>
    </chakra.form>
  )
}
