// `@king-exchange/fast-pages/prerender`: what the site's renderer is written with.

/** A page as text, and the styles that it was rendered with. */
export { renderApp } from '../documents/renderApp.ts'
/** Types of the renderer's exports and of what it is given; the styles that a page was rendered with. */
export type { Page, PageHead, RenderedPage, SiteFacts, StaticPart } from '../documents/renderer.ts'
export { collectStyles } from '../emotion/collectStyles.ts'
export { renderStyles } from '../emotion/renderStyles.ts'
