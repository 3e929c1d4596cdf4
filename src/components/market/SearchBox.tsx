import { Icon } from '@chakra-ui/react/icon'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { useTypedText } from '@/components/market/useTypedText'

export type SearchBoxProps = {
  query: string | undefined
  onQueryChange: (query: string | undefined) => void
  ref?: Ref<HTMLInputElement>
}

/** Searches the assets while one types. */
export function SearchBox({ query, onQueryChange, ref }: SearchBoxProps) {
  const [text, type] = useTypedText(query, onQueryChange)
  return (
    <chakra.div role="search" position="relative" width="full" maxW={{ lg: 'sm' }}>
      <Icon
        as={Search}
        position="absolute"
        top="50%"
        insetStart="3.5"
        translate="0 -50%"
        zIndex="docked"
        boxSize="4.5"
        color="fg.subtle"
        pointerEvents="none"
        aria-hidden
      />
      <Input
        ref={ref}
        type="search"
        aria-label="Search assets by name or symbol"
        placeholder="Name or symbol"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        ps="10"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </chakra.div>
  )
}
