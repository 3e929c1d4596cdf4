import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { type RefAttributes, useRef } from 'react'
import { moveFocus } from './menuKeys'

export type PopoverMenuProps = HTMLChakraProps<'div'> & {
  /** Id of the menu. */
  id: string
  /** Accessible name of the menu. */
  name: string
  button: ButtonProps & RefAttributes<HTMLButtonElement>
  /** The side on which it opens, and its place in a browser that knows no anchors. */
  place: { area: string; inset: string }
  /** Width of the menu. */
  sheetWidth: SystemStyleObject['width']
}

const sheet: SystemStyleObject = {
  position: 'fixed',
  m: '0',
  maxW: 'calc(100vw - {spacing.8})',
  p: '1.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.raised',
  color: 'fg',
  boxShadow: 'xl',
}

/**
 * A button and the menu that it opens: a native popover with the keyboard handling of a menu. The library's `Menu` would add
 * 27 KiB (Brotli) to the first load of every public page.
 */
export function PopoverMenu({
  id,
  name,
  button,
  place,
  sheetWidth,
  children,
  css,
  ...around
}: PopoverMenuProps) {
  const popover = useRef<HTMLDivElement>(null)
  const anchored: SystemStyleObject = {
    inset: 'auto',
    my: '{spacing.1}',
    positionAnchor: '--menu-button',
    positionArea: place.area,
  }
  return (
    <chakra.div
      {...around}
      css={[{ anchorScope: 'all' }, css]}
      onKeyDown={(event) => moveFocus(event, popover.current)}
    >
      <Button
        type="button"
        variant="ghost"
        px="2.5"
        {...button}
        popoverTarget={id}
        css={[{ anchorName: '--menu-button' }, button.css]}
      />
      <chakra.div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        width={sheetWidth}
        css={[sheet, { inset: place.inset, '@supports (position-area: bottom)': anchored }]}
      >
        {children}
      </chakra.div>
    </chakra.div>
  )
}
