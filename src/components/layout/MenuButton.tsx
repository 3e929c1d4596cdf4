import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Menu } from 'lucide-react'
import type { useMenuDialog } from './useMenuDialog'

export type MenuButtonProps = Pick<ButtonProps, 'popoverTarget' | 'popoverTargetAction'> & {
  menu: ReturnType<typeof useMenuDialog>
}

/** The button that opens a menu dialog. */
export function MenuButton({ menu: { id, button, isOpen, toggle }, ...rest }: MenuButtonProps) {
  return (
    <Button
      ref={button}
      type="button"
      variant="ghost"
      px="0"
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={(event) => {
        // From hydration on, the menu is a modal dialog and not a popover.
        event.preventDefault()
        // The second press of a double click on Close, which stands in the same place, opens nothing.
        if (event.detail < 2) toggle()
      }}
      {...rest}
    >
      <Icon as={Menu} boxSize="6" />
    </Button>
  )
}
