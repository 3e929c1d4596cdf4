import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { use } from 'react'
import { SearchContext } from './SiteSearch'

export type SearchButtonProps = Pick<ButtonProps, 'css'> & {
  /** In a menu: with its name, and called before the search opens. */
  onChoose?: () => void
}

/** Opens the search; in a wide header it shows the shortcut. Hidden without JavaScript. */
export function SearchButton({ onChoose, css }: SearchButtonProps) {
  const { isLoading, preload, request } = use(SearchContext)
  const isNamed = onChoose !== undefined
  return (
    <Button
      type="button"
      variant={isNamed ? 'outline' : 'ghost'}
      px={isNamed ? '4' : '2.5'}
      color="fg.muted"
      title={isNamed ? undefined : 'Search'}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-busy={isLoading}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        onChoose?.()
        request()
      }}
      css={{ display: 'none', _scripted: { display: 'inline-flex' }, ...css }}
    >
      <Search aria-hidden />
      <chakra.span srOnly={!isNamed}>Search</chakra.span>
      <chakra.kbd
        aria-hidden
        display="none"
        fontFamily="body"
        fontSize="xs"
        fontWeight="normal"
        css={{
          _headerShortcut: { display: 'inline' },
          _after: { content: '"Ctrl K"' },
          _apple: { _after: { content: '"⌘K"' } },
        }}
      />
    </Button>
  )
}
