import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** Renders an app with its late parts: the tags of the document's head, and the rest. Throws where a part does. */
export async function renderApp(app: ReactNode): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(app, {
    onError: (error) => {
      throw error
    },
    // Renders every part at its place: without scripts, a late part could not be moved there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  // React puts the head tags before everything else when it renders no head itself.
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}
