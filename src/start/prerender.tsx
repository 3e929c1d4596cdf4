import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import {
  collectStyles,
  type Page,
  type RenderedPage,
  renderApp,
  type SiteFacts,
  type StaticPart,
} from '@king-exchange/fast-pages/prerender'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createActor } from 'xstate'
import { HeadTags } from '@/components/layout/HeadTags'
import { LostShell } from '@/components/systemPages/LostShell'
import { ScriptlessShell } from '@/components/systemPages/ScriptlessShell'
import { brand } from '@/data/content/brand'
import { describePlaceholder, isHiddenRoute, type PageHead, unknownPage } from '@/data/content/pageHead'
import { placeholders } from '@/data/content/placeholders'
import type { Placeholder } from '@/data/site/navigation'
import { prerenderedForms } from '@/data/site/prerenderedForms'
import { authMachine } from '@/machines/authMachine'
import { ink } from '@/theme/palette'
import { system } from '@/theme/system'
import { App } from './App'
import { createAppRouter } from './router'

/** Facts about the whole site, for its static files. */
export const site: SiteFacts = {
  name: brand.name,
  description: brand.description,
  origin: brand.origin,
  colour: ink[950],
  shortcuts: ['/market', '/dashboard'],
  unknownPage,
}

const auth = createActor(authMachine, { input: { code: null, problem: null } })

const constructionSources = ['src/routes/-construction/publicArea.tsx']

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

/** Renders the content of a document without any, while the site cannot start. */
export const renderLost = () => renderStatic(<LostShell />)

/** Renders the content of such a document for browsers without scripts. */
export const renderScriptless = () => renderStatic(<ScriptlessShell />)

function renderStatic(part: ReactNode): StaticPart {
  const { cache, readStyles } = collectStyles()
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{part}</ChakraProvider>
    </CacheProvider>,
  )
  return { styles: readStyles(), body }
}

/** Renders a page with the styles it needs. Throws where the page could not be rendered. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { cache, readStyles } = collectStyles()
  const router = createAppRouter({ auth }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const page = await renderApp(<App auth={auth} router={router} styles={cache} />)
  return { ...page, styles: readStyles() }
}
