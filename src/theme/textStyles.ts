import { defineLayerStyles, defineTextStyles } from '@chakra-ui/react/styled-system'

const tabular = 'lining-nums tabular-nums'

/** Text styles by purpose: `display` for a hero, `page` and `section` for titles, `figure` for numbers. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  md: { value: { fontSize: 'md', lineHeight: 'body' } },
  lg: { value: { fontSize: 'lg', lineHeight: 'body' } },
  xl: { value: { fontSize: 'xl', lineHeight: 'snug' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: 'heading' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: 'heading' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: 'heading' } },
  none: { value: {} },
  display: {
    value: {
      fontFamily: 'heading',
      fontSize: 'display',
      fontWeight: 'normal',
      lineHeight: 'display',
      letterSpacing: 'display',
      textWrap: 'balance',
    },
  },
  page: {
    value: {
      fontFamily: 'heading',
      fontSize: 'page',
      fontWeight: 'normal',
      lineHeight: 'heading',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
  },
  section: {
    value: {
      fontFamily: 'heading',
      fontSize: 'section',
      fontWeight: 'normal',
      lineHeight: 'heading',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
  },
  heading: { value: { fontFamily: 'heading', fontSize: '2xl', fontWeight: 'normal', lineHeight: 'heading' } },
  title: { value: { fontFamily: 'body', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' } },
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      letterSpacing: 'eyebrow',
      textTransform: 'uppercase',
    },
  },
  lead: { value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: '1.55', textWrap: 'pretty' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  figure: { value: { fontFamily: 'body', fontWeight: 'medium', fontVariantNumeric: tabular } },
  'figure.lg': {
    value: {
      fontFamily: 'body',
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'medium',
      lineHeight: 'heading',
      letterSpacing: 'tight',
      fontVariantNumeric: tabular,
    },
  },
  'figure.xl': {
    value: {
      fontFamily: 'body',
      fontSize: { base: '3xl', sm: '4xl', md: '5xl' },
      fontWeight: 'normal',
      lineHeight: 'display',
      letterSpacing: 'display',
      fontVariantNumeric: tabular,
    },
  },
  'figure.display': {
    value: {
      fontFamily: 'body',
      fontSize: 'figure',
      fontWeight: 'normal',
      lineHeight: 'none',
      letterSpacing: 'display',
      fontVariantNumeric: tabular,
    },
  },
})

/** Styles that are neither a recipe nor a colour. */
export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
  none: { value: {} },
})
