/** Features of the sources that are not yet widely available, each with the effect on a browser without it. */
export const ofSources: Record<string, string> = {
  'api.HTMLLinkElement.blocking': 'paints before the styles of a place further down are there',
  'api.KeyboardEvent.isComposing': 'Safari before 27 has it, but not for the key that ends a composition',
  'api.KeyboardEvent.repeat': 'takes a held key for several presses, of which the first one opens the search',
  'api.Navigator.canShare': 'is asked whether it has it; the link can be copied',
  'api.Navigator.share': 'is asked whether it has it; the link can be copied',
  'api.Window.requestIdleCallback': 'is asked whether it has it; a timeout takes its place',
}

const anchor = 'a menu lies where its `inset` puts it'
const overscroll = 'a scroll that has reached an end goes on in the page behind'
const prefixed = 'has it with a prefix, which stands beside it'
const pointer = 'phones have no pointer'

/** Features of documents and styles that are not yet widely available, each with the effect on a browser without it. */
export const ofDocuments: Record<string, string> = {
  'css.properties.anchor-name': anchor,
  'css.properties.anchor-scope': anchor,
  'css.properties.backdrop-filter': prefixed,
  'css.properties.break-after.avoid': 'may print a heading at the end of a page',
  'css.properties.clip': 'none: it is discouraged, and beside its successor',
  'css.properties.content-visibility': 'lays the whole page out at once',
  'css.properties.cursor.not-allowed': pointer,
  'css.properties.cursor.pointer': pointer,
  'css.properties.field-sizing': 'the message keeps its number of lines, and scrolls',
  'css.properties.forced-color-adjust': 'has no forced colours',
  'css.properties.mask-mode': 'every line of an article’s picture has the lighter ink',
  'css.properties.overscroll-behavior': overscroll,
  'css.properties.overscroll-behavior-x': overscroll,
  'css.properties.position-anchor': anchor,
  'css.properties.position-area': anchor,
  'css.properties.print-color-adjust': prefixed,
  'css.properties.resize': 'phones have no handle',
  'css.properties.scrollbar-gutter': 'the page moves by the width of a scrollbar when a dialog opens',
  'css.properties.scrollbar-width': 'shows a scrollbar',
  'css.properties.text-wrap.pretty': 'may leave one word in the last line',
  'css.properties.user-select': prefixed,
  'css.selectors.details-content': 'groups of the footer are opened by their titles in a wide window too',
  'css.selectors.selection': 'marks what is selected in colours of its own',
  'html.elements.link.blocking': 'may paint a first screen in two steps',
  'html.global_attributes.autocapitalize': 'phones alone write capitals by themselves',
}
