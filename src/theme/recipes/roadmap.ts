import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The library's timeline: from left to right on wide windows, downwards on narrow ones. */
export const roadmapTimeline = defineSlotRecipe({
  className: 'kx-timeline',
  slots: ['root', 'item', 'indicator', 'content'],
  base: {
    root: { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: { base: 'row', lg: 'column' } },
    item: {
      position: 'relative',
      ps: { base: '8', lg: '0' },
      pe: { lg: '6' },
      pt: { lg: '10' },
      pb: { base: '10', lg: '0' },
      borderColor: 'border.strong',
      borderStyle: 'dashed',
      borderInlineStartWidth: { base: '1px', lg: '0' },
      borderTopWidth: { base: '0', lg: '1px' },
      '&[data-reached]': { borderColor: 'brand.drawn', borderStyle: 'solid' },
    },
    indicator: {
      position: 'absolute',
      top: { base: '0', lg: '-2' },
      insetStart: { base: '-2', lg: '0' },
      boxSize: '4',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      bg: 'bg',
      '[data-reached] > &': { borderColor: 'brand.drawn' },
      '&[data-state=Done]': { bg: 'brand.drawn' },
      '&[data-state=Now]': { boxShadow: '0 0 0 6px {colors.brand.muted}' },
    },
    content: {
      display: { base: 'flex', md: 'grid', lg: 'flex' },
      gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyItems: 'start',
      gap: '4',
    },
  },
})
