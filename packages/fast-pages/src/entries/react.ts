// `@king-exchange/fast-pages/react`: the parts of a page, and how they are shown.

/** Content that is hydrated or rendered after the first screen, or once the page is hydrated. */
export { AfterHydration } from '../components/AfterHydration.tsx'
export { LaterPart, LowerPart } from '../components/LowerPart.tsx'
export { RestOfPage } from '../components/RestOfPage.tsx'
/** The start of the site: React's renderer, the root of the document, and the cache that knows its styles. */
export { createStyleCache } from '../emotion/styleCache.ts'
/** Parts whose code is loaded when they are rendered, and the boundary for missing code. */
export { lazyPart } from '../react/lazyPart.ts'
export { optionalPart } from '../react/optionalPart.ts'
export { PartBoundaryContext } from '../react/PartBoundaryContext.ts'
export { findRoot, isInDocument, loadRenderer, showApp } from '../react/showApp.ts'
export { useHydratedValue } from '../react/useHydratedValue.ts'
export { useLate } from '../react/useLate.ts'
export { usePageHydrated } from '../react/usePageHydrated.ts'
