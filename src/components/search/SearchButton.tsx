import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'

export type SearchButtonProps = Pick<ButtonProps, 'onClick'> & {
  /** Shows its name, as in a menu. */
  isNamed?: boolean
}

/**
 * Opens the search, whose code listens for presses of `data-search`; in a wide header it shows the shortcut. Hidden
 * without JavaScript.
 */
export function SearchButton({ isNamed = false, onClick }: SearchButtonProps) {
  return (
    <Button
      data-search
      type="button"
      variant={isNamed ? 'outline' : 'ghost'}
      px={isNamed ? '4' : '2.5'}
      color="fg.muted"
      title={isNamed ? undefined : 'Search'}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      display="none"
      _scripted={{ display: 'inline-flex' }}
    >
      <Search aria-hidden />
      <chakra.span srOnly={!isNamed}>Search</chakra.span>
      <chakra.kbd
        aria-hidden
        display="none"
        fontFamily="body"
        fontSize="xs"
        fontWeight="normal"
        _headerShortcut={{ display: 'inline' }}
        _after={{ content: '"Ctrl K"' }}
        _apple={{ _after: { content: '"⌘K"' } }}
      />
    </Button>
  )
}
