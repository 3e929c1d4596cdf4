import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const alert = defineSlotRecipe({
  className: 'kx-alert',
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      width: 'full',
      gap: '3',
      px: '4',
      py: '3.5',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'colorPalette.border',
      bg: 'colorPalette.subtle',
      color: 'fg',
      textStyle: 'sm',
    },
    indicator: {
      display: 'inline-flex',
      flexShrink: '0',
      boxSize: '5',
      mt: '0.5',
      color: 'colorPalette.fg',
      _icon: { boxSize: 'full' },
    },
    content: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1', minWidth: '0' },
    title: { fontWeight: 'semibold', color: 'colorPalette.fg' },
    description: { color: 'fg' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'info' } },
      warning: { root: { colorPalette: 'warning' } },
      success: { root: { colorPalette: 'success' } },
      error: { root: { colorPalette: 'danger' } },
      neutral: { root: { colorPalette: 'neutral' } },
    },
    inline: { true: { content: { flexDirection: 'row', alignItems: 'center' } }, false: {} },
  },
  defaultVariants: { status: 'info', inline: false },
})

const toast = defineSlotRecipe({
  className: 'kx-toast',
  slots: ['group', 'root', 'title', 'description', 'actionTrigger', 'closeTrigger', 'indicator'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      position: 'relative',
      width: 'full',
      gap: '3',
      ps: '4',
      pe: '12',
      py: '4',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'colorPalette.border',
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'xl',
      overflow: 'hidden',
      colorPalette: 'brand',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transitionProperty: 'translate, scale, opacity',
      transitionDuration: 'slower',
      transitionTimingFunction: 'enter',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        width: '3px',
        bg: 'colorPalette.fg',
      },
      '&[data-type=warning]': { colorPalette: 'warning' },
      '&[data-type=success]': { colorPalette: 'success' },
      '&[data-type=error]': { colorPalette: 'danger' },
      '&[data-type=info]': { colorPalette: 'info' },
    },
    title: { fontWeight: 'semibold', textStyle: 'sm' },
    description: { display: 'block', textStyle: 'sm', color: 'fg.muted' },
    indicator: { flexShrink: '0', boxSize: '5', mt: '0.5', color: 'colorPalette.fg' },
    actionTrigger: {
      alignSelf: 'center',
      minH: '9',
      px: '3',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'border.control',
      fontWeight: 'semibold',
      textStyle: 'xs',
      cursor: 'button',
      _hover: { bg: 'bg.emphasized' },
    },
    closeTrigger: {
      position: 'absolute',
      top: '2',
      insetEnd: '2',
      boxSize: '9',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'button',
      _hover: { bg: 'bg.emphasized', color: 'fg' },
      _icon: { boxSize: '4' },
    },
  },
})

const field = defineSlotRecipe({
  className: 'kx-field',
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: '100%', position: 'relative', gap: '2' },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'label',
      color: 'fg',
      _disabled: { opacity: '0.55' },
    },
    requiredIndicator: { color: 'fg.subtle', lineHeight: '1' },
    helperText: { color: 'fg.subtle', textStyle: 'xs' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      fontWeight: 'medium',
      color: 'fg.error',
      textStyle: 'xs',
    },
  },
  variants: {
    orientation: { vertical: {}, horizontal: { root: { flexDirection: 'row', alignItems: 'center' } } },
  },
  defaultVariants: { orientation: 'vertical' },
})

const fieldset = defineSlotRecipe({
  className: 'kx-fieldset',
  slots: ['root', 'errorText', 'helperText', 'legend', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: 'full', gap: '5', minWidth: '0' },
    content: { display: 'flex', flexDirection: 'column', width: 'full', gap: '5' },
    legend: { textStyle: 'title' },
    helperText: { color: 'fg.subtle', textStyle: 'xs' },
    errorText: { color: 'fg.error', textStyle: 'xs', fontWeight: 'medium' },
  },
})

const checkbox = defineSlotRecipe({
  className: 'kx-checkbox',
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      position: 'relative',
      gap: '3',
      minH: '6',
      cursor: 'checkbox',
      _disabled: { cursor: 'disabled' },
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '6',
      p: '1',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.sunken',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      focusVisibleRing: 'outside',
      _icon: { boxSize: 'full' },
      _hover: { borderColor: 'fg.subtle' },
      _invalid: { borderColor: 'border.error' },
      _disabled: { opacity: '0.55' },
      '&:is([data-state=checked], [data-state=indeterminate])': {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        borderColor: 'colorPalette.solid',
      },
    },
    label: { textStyle: 'sm', color: 'fg.muted', _disabled: { opacity: '0.55' } },
  },
})

const card = defineSlotRecipe({
  className: 'kx-card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      overflowWrap: 'break-word',
      borderRadius: 'l3',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      bg: 'bg.panel',
      color: 'fg',
      textAlign: 'start',
    },
    title: { textStyle: 'title' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    header: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      px: 'var(--card-padding)',
      pt: 'var(--card-padding)',
    },
    body: { display: 'flex', flexDirection: 'column', flex: '1', gap: '4', p: 'var(--card-padding)' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: 'var(--card-padding)',
      pb: 'var(--card-padding)',
    },
  },
  variants: {
    size: {
      sm: { root: { '--card-padding': 'spacing.4' } },
      md: { root: { '--card-padding': { base: 'spacing.5', md: 'spacing.6' } } },
      lg: { root: { '--card-padding': { base: 'spacing.6', md: 'spacing.8' } } },
    },
    variant: {
      outline: {},
      elevated: { root: { bg: 'bg.raised', borderColor: 'border', boxShadow: 'lg' } },
      subtle: { root: { bg: 'bg.raised', borderColor: 'transparent' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const avatar = defineSlotRecipe({
  className: 'kx-avatar',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      position: 'relative',
      boxSize: 'var(--avatar-size)',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'colorPalette.border',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      fontWeight: 'semibold',
      userSelect: 'none',
    },
    image: { boxSize: '100%', objectFit: 'cover', borderRadius: 'full' },
    fallback: { lineHeight: '1', textTransform: 'uppercase' },
  },
  variants: {
    size: {
      sm: { root: { '--avatar-size': 'sizes.9', fontSize: 'xs' } },
      md: { root: { '--avatar-size': 'sizes.11', fontSize: 'sm' } },
      lg: { root: { '--avatar-size': 'sizes.14', fontSize: 'lg' } },
    },
  },
  defaultVariants: { size: 'md' },
})

const table = defineSlotRecipe({
  className: 'kx-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'start',
      verticalAlign: 'top',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textStyle: 'sm',
    },
    columnHeader: {
      color: 'fg.subtle',
      fontWeight: 'medium',
      fontSize: 'xs',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    cell: { textAlign: 'start', borderBottomWidth: '1px', borderColor: 'border.subtle' },
    body: { '& > tr:last-of-type > *': { borderBottomWidth: '0' } },
    caption: { color: 'fg.subtle', textStyle: 'xs', captionSide: 'bottom', textAlign: 'start', pt: '3' },
    footer: { fontWeight: 'medium' },
  },
  variants: {
    interactive: { true: { body: { '& tr': { _hover: { bg: 'bg.raised' } } } } },
    size: {
      sm: { columnHeader: { px: '2', py: '2' }, cell: { px: '2', py: '2.5' } },
      md: { columnHeader: { px: '3', py: '3' }, cell: { px: '3', py: '3.5' } },
      lg: { columnHeader: { px: '4', py: '3.5' }, cell: { px: '4', py: '4.5' } },
    },
  },
  defaultVariants: { size: 'md' },
})

const clipboard = defineSlotRecipe({
  className: 'kx-clipboard',
  slots: ['root', 'control', 'trigger', 'indicator', 'input', 'label', 'valueText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    control: { display: 'flex', gap: '2', minWidth: '0' },
    label: { textStyle: 'label' },
    valueText: { minWidth: '0', overflowWrap: 'anywhere', fontFamily: 'mono', textStyle: 'sm' },
  },
})

const status = defineSlotRecipe({
  className: 'kx-status',
  slots: ['root', 'indicator'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'sm' },
    indicator: {
      boxSize: '0.56em',
      flexShrink: '0',
      borderRadius: 'full',
      forcedColorAdjust: 'none',
      bg: 'colorPalette.fg',
    },
  },
  variants: { size: { sm: { root: { textStyle: 'xs' } }, md: {}, lg: { root: { textStyle: 'md' } } } },
  defaultVariants: { size: 'md' },
})

const stat = defineSlotRecipe({
  className: 'kx-stat',
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1.5', position: 'relative' },
    label: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', textStyle: 'sm' },
    helpText: { color: 'fg.subtle', textStyle: 'xs' },
    valueUnit: { color: 'fg.muted', textStyle: 'sm' },
    valueText: { display: 'inline-flex', alignItems: 'baseline', gap: '1.5', textStyle: 'figure.lg' },
    indicator: {
      display: 'inline-flex',
      '&[data-type=up]': { color: 'gain' },
      '&[data-type=down]': { color: 'loss' },
    },
  },
  variants: {
    size: {
      sm: { valueText: { fontSize: 'xl' } },
      md: {},
      lg: { valueText: { textStyle: 'figure.xl' } },
    },
  },
  defaultVariants: { size: 'md' },
})

const list = defineSlotRecipe({
  className: 'kx-list',
  slots: ['root', 'item', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    indicator: { marginEnd: '2', flexShrink: '0', display: 'inline-block', color: 'brand.fg' },
  },
  variants: {
    variant: {
      marker: {
        root: { listStyle: 'revert' },
        item: { display: 'list-item', _marker: { color: 'fg.subtle' } },
      },
      plain: { item: { display: 'inline-flex', alignItems: 'flex-start' } },
    },
  },
  defaultVariants: { variant: 'marker' },
})

const menu = defineSlotRecipe({
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

const dialog = defineSlotRecipe({
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

const drawer = defineSlotRecipe({
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

/** Looks of the components made of several parts. */
export const slotRecipes = {
  alert,
  avatar,
  card,
  checkbox,
  clipboard,
  dialog,
  drawer,
  field,
  fieldset,
  list,
  menu,
  stat,
  status,
  table,
  toast,
}
