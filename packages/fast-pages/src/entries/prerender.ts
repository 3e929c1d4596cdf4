// `@king-exchange/fast-pages/prerender`: what the site's renderer is written with.

/** A page as text, and the styles that it was rendered with. */
export { renderApp } from '../documents/renderApp.ts'
/** What the renderer exports, and what it is asked. */
export type { Page, PageHead, RenderedPage, SiteFacts, StaticPart } from '../documents/renderer.ts'
export { collectStyles } from '../emotion/collectStyles.ts'
export { renderStyles } from '../emotion/renderStyles.ts'
