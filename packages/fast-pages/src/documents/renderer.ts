/** A page's facts for search engines and browsers. */
export type PageHead = {
  /** The page's own part of the title. */
  title: string
  description: string
  /** Search engines are not to list it. */
  isHidden: boolean
  /** None for an unknown address. */
  path: string | null
}

/** A page of the site. */
export type Page = PageHead & {
  path: string
  /** It is a form that is the same for most visitors. */
  isForm: boolean
  /** Its document holds its content. */
  isPrerendered: boolean
  /** The source files that are loaded for this page alone. */
  sources: string[]
}

/** A part as static HTML with the styles of its classes. */
export type StaticPart = { styles: string; body: string }

/** A rendered page: also the contents of the document's head. Its body are those of `#root`. */
export type RenderedPage = StaticPart & { head: string }

/** Facts about the whole site, for its static files. */
export type SiteFacts = {
  name: string
  description: string
  /** Such as `https://site.example`. */
  origin: string
  /** The colour of the installed site's window. */
  colour: string
  /** The paths of the pages that the installed site has shortcuts to. */
  shortcuts: string[]
  /** The head of the document for unknown addresses. */
  unknownPage: PageHead
}

/** Exports of a site's renderer, which runs in Node while the site is built. */
export type Renderer = {
  site: SiteFacts
  listPages: () => Page[]
  /** Throws where the page cannot be rendered. `/404` is the page for an unknown address. */
  renderPage: (path: string) => Promise<RenderedPage>
  /** The head of a page whose content only the browser can render. */
  renderHead: (page: PageHead) => string
  /** Content of a document without any while the site cannot start. */
  renderLost: () => StaticPart
  /** Content of such a document in a browser without scripts. */
  renderScriptless: () => StaticPart
}
