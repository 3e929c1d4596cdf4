import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, JSHandle, Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = Window & typeof globalThis & { axe?: typeof axe }

/** WCAG 2.2 AA and best practices, for a whole page. */
const ofPage = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA alone, for a part of a page. */
export const ofPart = ofPage.slice(0, -1)

/** The rules whose answer depends on where things are, and not only on what there is. */
export const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/**
 * The violations that axe finds in the current page or in a frame of it, or in these elements of it, by rules with these tags or by these
 * rules: each rule with its elements.
 */
export async function findBarriers(
  page: Page | Frame,
  tagsOrRules: string[] = ofPage,
  within?: JSHandle<Element[]>,
): Promise<string[]> {
  const run = () =>
    page.evaluate(
      async ([runOnly, elements]) => {
        const found = await (window as WithAxe).axe?.run(elements ? { include: elements } : document, {
          runOnly,
          resultTypes: ['violations'],
          // The rule that reads style sheets is none of these.
          preload: { assets: ['media'] },
        })
        return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      },
      [tagsOrRules, within] as const,
    )
  const barriers = await run()
  if (barriers) return barriers
  await page.evaluate(source)
  return (await run()) ?? ['axe is not there']
}
