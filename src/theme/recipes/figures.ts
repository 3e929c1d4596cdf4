import { defineRecipe } from '@chakra-ui/react/styled-system'

const hairline = { borderColor: 'border.subtle' } as const
const caption = { textStyle: 'sm', color: 'fg.muted' } as const

/** A list of figures with all that is in it, in the three layouts of the public pages. */
export const figures = defineRecipe({
  className: 'kx-figures',
  variants: {
    layout: {
      /** Three or four side by side between hairlines, in two rows on narrow windows. */
      strip: {
        display: 'grid',
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(auto-fit, minmax(11rem, 1fr))',
        },
        gap: { base: '6', lg: '0' },
        '& > div': {
          ...hairline,
          display: 'flex',
          flexDirection: 'column',
          gap: '2',
          '&:not(:first-of-type)': { lg: { ps: '8', borderInlineStartWidth: '1px' } },
        },
        '& dt': caption,
        '& dd:not([data-detail])': { textStyle: 'figure.xl' },
        '& [data-detail]': caption,
      },
      /** Five below a hairline, the last alone in its row on narrow windows. */
      terms: {
        display: 'grid',
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(5, auto)',
          lg: 'repeat(5, minmax(0, 1fr))',
        },
        justifyContent: { md: 'space-between', lg: 'normal' },
        borderTopWidth: '1px',
        borderColor: 'border',
        '& > div': {
          display: 'flex',
          flexDirection: 'column',
          gap: '1',
          pt: '5',
          pb: { base: '3', lg: '0' },
          pe: { base: '4', md: '0', lg: '4' },
          _last: { gridColumn: { base: '1 / -1', md: 'auto' } },
        },
        '& dt': caption,
        '& dd:not([data-detail])': { textStyle: 'figure.lg' },
      },
      /** The figure beside its label and detail, on a phone above them, in as many columns as fit. */
      counts: {
        display: 'grid',
        gridTemplateColumns: {
          base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          sm: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        },
        columnGap: { base: '6', md: '12' },
        '& > div': {
          ...hairline,
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          alignContent: 'start',
          columnGap: '4',
          alignItems: 'end',
          borderTopWidth: '1px',
          py: { base: '4', md: '6' },
        },
        '& dt': { textStyle: 'title' },
        '& dd:not([data-detail])': {
          gridRow: { base: '1', sm: '1 / span 2' },
          gridColumn: { base: '1', sm: '2' },
          textStyle: 'figure.xl',
          color: 'brand.fg',
        },
        '& [data-detail]': caption,
      },
    },
  },
})
