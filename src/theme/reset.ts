import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/**
 * The reset of the browsers' own styles: a part of Chakra's `preflight`, for the elements that the site has. Every document
 * holds it.
 */
export const reset = defineGlobalStyles({
  '*': {
    margin: '0',
    padding: '0',
    font: 'inherit',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'border',
  },
  // Inherited, so that what lets its words break anywhere speaks for all that is in it.
  body: { minHeight: '100dvh', position: 'relative', overflowWrap: 'break-word' },
  'img, svg': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: '100%', height: 'auto' },
  // Not `none`, by which Safari takes a list for plain text.
  'ol, ul': { listStyleType: '""' },
  button: { bg: 'none' },
  'button, input, select, textarea': { color: 'inherit' },
  table: { borderColor: 'inherit', borderCollapse: 'collapse' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  strong: { fontWeight: 'bolder' },
  'code, kbd': { fontFamily: 'mono' },
  '[type=text], [type=email], [type=search], [type=password]': { appearance: 'none' },
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
  ':-moz-ui-invalid': { boxShadow: 'none' },
  '[hidden]:not([hidden=until-found])': { display: 'none !important' },
})
