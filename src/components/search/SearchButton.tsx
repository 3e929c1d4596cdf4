import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'

export type SearchButtonProps = Pick<ButtonProps, 'onClick'> & {
  /** An icon, with the shortcut in a wide header; its name in a frame; or a line of a sidebar, with the shortcut. */
  look?: 'icon' | 'named' | 'line'
}

const looks = {
  icon: { variant: 'ghost', px: '2.5' },
  named: { variant: 'outline', px: '4' },
  line: {
    variant: 'plain',
    px: '6',
    borderWidth: '0',
    gap: '3.5',
    justifyContent: 'flex-start',
    width: 'full',
    minH: '9',
    fontSize: 'sm',
    fontWeight: 'medium',
    focusRingOffset: '-2px',
    _hover: { color: 'fg' },
    _icon: { boxSize: '4.5', strokeWidth: '1.75' },
  },
} as const satisfies Record<string, ButtonProps>

/** Opens the search, whose code listens for presses of `data-search`. Hidden without JavaScript. */
export function SearchButton({ look = 'icon', onClick }: SearchButtonProps) {
  const isIcon = look === 'icon'
  return (
    <Button
      data-search
      type="button"
      color="fg.muted"
      title={isIcon ? 'Search' : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      display="none"
      _scripted={{ display: 'inline-flex' }}
      {...looks[look]}
    >
      <Search aria-hidden />
      <chakra.span srOnly={isIcon}>Search</chakra.span>
      <chakra.kbd
        aria-hidden
        display={look === 'line' ? 'inline' : 'none'}
        ms={look === 'line' ? 'auto' : undefined}
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
