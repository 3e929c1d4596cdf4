import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { HeadTags } from '@/components/layout/HeadTags'
import { LostShell } from '@/components/systemPages/LostShell'
import { ScriptlessShell } from '@/components/systemPages/ScriptlessShell'
import { brand } from '@/data/content/brand'
import type { Placeholder } from '@/data/registries/navigation'
import { placeholders } from '@/data/registries/placeholders'
import { prerenderedForms } from '@/data/registries/prerenderedForms'
import { describePlaceholder, isHiddenRoute, type PageHead, unknownPage } from '@/data/rules/pageHead'
import { authMachine } from '@/machines/authMachine'
import { ink } from '@/theme/palette'
import { renderGlobalStyles } from '@/theme/renderGlobalStyles'
import { createStyleCache } from '@/theme/styleCache'
import { system } from '@/theme/system'
import { App } from './App'
import { createAppRouter } from './router'

/** A page of the route table. */
export type Page = PageHead & {
  path: string
  /** It is a form that is the same for most visitors. */
  isForm: boolean
  /** Its document holds its content: it is such a form, or a public page. */
  isPrerendered: boolean
  /** The source files that its route loads. */
  sources: string[]
}

/** A rendered page: the contents of the document's head, the styles of its classes, and the contents of `#root`. */
export type RenderedPage = { head: string; styles: string; body: string }

/** Facts about the whole site, for its static files. */
export const site = {
  name: brand.name,
  description: brand.description,
  origin: brand.origin,
  colour: ink[950],
  styles: renderGlobalStyles(),
  unknownPage,
}

const auth = createActor(authMachine, { input: { code: null, problem: null } })

const constructionSources = ['src/routes/-construction/publicArea.ts']

/** Lists every page of the route table. */
export function listPages(): Page[] {
  const { routesByPath } = createAppRouter({ auth }, createMemoryHistory())
  const construction = new Map<string, Placeholder>(
    Object.values(placeholders)
      .flat()
      .map((page) => [page.to, page]),
  )
  return Object.entries(routesByPath).map(
    ([
      path,
      {
        id,
        options: { staticData },
      },
    ]) => {
      const placeholder = construction.get(path)
      const isPublic = id.startsWith('/_public/')
      const isForm = prerenderedForms.includes(path)
      return {
        title: staticData?.title ?? brand.name,
        description: staticData?.description ?? brand.description,
        isHidden: isHiddenRoute(id, staticData ?? {}),
        ...(placeholder ? describePlaceholder(placeholder) : null),
        path,
        isForm,
        isPrerendered: isPublic || isForm,
        sources: placeholder ? constructionSources : [`src/routes${id.replace(/\/$/, '/index')}.tsx`],
      }
    },
  )
}

/** The head of a page whose content only the browser can render. */
export function renderHead(page: PageHead): string {
  return renderToStaticMarkup(<HeadTags {...page} />)
}

/** A part that needs no router, as static HTML with its styles. */
type StaticPart = Pick<RenderedPage, 'styles' | 'body'>

/** Renders what a document without content shows while the site cannot start. */
export const renderLost = () => renderStatic(<LostShell />)

/** Renders what a document without content shows in a browser without scripts. */
export const renderScriptless = () => renderStatic(<ScriptlessShell />)

function renderStatic(part: ReactNode): StaticPart {
  const cache = createStyleCache()
  cache.compat = true
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{part}</ChakraProvider>
    </CacheProvider>,
  )
  return { styles: Object.values(cache.inserted).join(''), body }
}

/** Renders a page with the styles it needs. Throws where the page could not be rendered. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const cache = createStyleCache()
  cache.compat = true
  const router = createAppRouter({ auth }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const { prelude } = await prerender(<App auth={auth} router={router} styles={cache} />, {
    onError: (error) => {
      throw error
    },
    // Renders every part at its place: without scripts, a late part could not be moved there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  // React puts the head tags before everything else when it renders no head itself.
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  const styles = Object.values(cache.inserted).join('')
  return { head, styles, body: html.slice(head.length) }
}
