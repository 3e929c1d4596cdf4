import { IconButton } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useSearchText } from '@/components/forms/useSearchText'
import { reduceSearch } from '@/data/blog'

export type BlogSearchProps = { q: string; onSearch: (q: string) => void }

/** The search box of the blog: it finds while one types. */
export function BlogSearch({ q, onSearch }: BlogSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, type] = useSearchText(q, reduceSearch, onSearch)
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
      <chakra.label htmlFor={id} srOnly>
        Search articles
      </chakra.label>
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
        id={id}
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search articles"
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
