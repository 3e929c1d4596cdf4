// Looks of what opens above the page.
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const menu = defineSlotRecipe({
  className: 'kx-menu',
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  base: {
    content: {
      minW: '2xs',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1.5',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'xl',
      outline: '0',
      zIndex: 'popover',
      _open: { animationName: 'slide-from-top, fade-in', animationDuration: 'fast' },
      _closed: { animationName: 'fade-out', animationDuration: 'faster' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      position: 'relative',
      width: '100%',
      minH: '11',
      gap: '2.5',
      px: '3',
      borderRadius: 'l1',
      textStyle: 'sm',
      textAlign: 'start',
      userSelect: 'none',
      cursor: 'menuitem',
      outline: '0',
      _highlighted: { bg: 'bg.emphasized' },
      _disabled: { color: 'fg.subtle', cursor: 'disabled' },
      '@media (forced-colors: active)': { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
    itemText: { flex: '1' },
    itemIndicator: { color: 'brand.fg' },
    itemGroupLabel: { px: '3', py: '2', textStyle: 'xs', color: 'fg.subtle' },
    itemCommand: { ms: 'auto', color: 'fg.subtle', textStyle: 'xs' },
    separator: { height: '1px', bg: 'border', my: '1.5', mx: '-1.5' },
  },
})

const overlay = {
  backdrop: {
    position: 'fixed',
    inset: '0',
    bg: 'bg.scrim',
    zIndex: 'overlay',
    _open: { animationName: 'fade-in', animationDuration: 'moderate' },
    _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  },
  positioner: {
    display: 'flex',
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    overscrollBehaviorY: 'none',
  },
  header: { display: 'flex', alignItems: 'center', gap: '2', px: '6', pt: '6', pb: '3' },
  body: { flex: '1', px: '6', py: '2' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    px: '6',
    pt: '4',
    pb: '6',
  },
  title: { textStyle: 'heading' },
  description: { color: 'fg.muted', textStyle: 'sm' },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const

const surface = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  boxShadow: 'xl',
  outline: '0',
} as const

const overlaySlots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
]

export const dialog = defineSlotRecipe({
  className: 'kx-dialog',
  slots: overlaySlots,
  base: {
    ...overlay,
    positioner: {
      ...overlay.positioner,
      alignItems: 'center',
      justifyContent: 'center',
      overflow: 'auto',
      p: '4',
    },
    content: {
      ...surface,
      borderRadius: 'l3',
      my: 'auto',
      _open: { animationName: 'scale-in, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'scale-out, fade-out', animationDuration: 'faster' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'sm' } },
      md: { content: { maxW: 'lg' } },
      lg: { content: { maxW: '2xl' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const drawer = defineSlotRecipe({
  className: 'kx-drawer',
  slots: overlaySlots,
  base: {
    ...overlay,
    content: { ...surface, height: '100dvh', maxW: 'sm', overflowY: 'auto' },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animationName: 'slide-from-left-full', animationDuration: 'slow' },
          _closed: { animationName: 'slide-to-left-full', animationDuration: 'moderate' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animationName: 'slide-from-right-full', animationDuration: 'slow' },
          _closed: { animationName: 'slide-to-right-full', animationDuration: 'moderate' },
        },
      },
    },
    size: {
      xs: { content: { maxW: 'xs' } },
      sm: { content: { maxW: 'sm' } },
      full: { content: { maxW: '100dvw' } },
    },
  },
  defaultVariants: { placement: 'end', size: 'xs' },
})
