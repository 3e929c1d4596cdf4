import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = typeof axe

/** WCAG 2.2 AA and best practices, for a whole page. */
const ofPage = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA alone, for a part of a page. */
export const ofPart = ofPage.slice(0, -1)

/** The violations that axe finds in the current page by rules with these tags: each rule with its elements. */
export async function findBarriers(page: Page, tags: string[] = ofPage): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as Window & { axe?: Axe }
    const found = await axe?.run(document, {
      runOnly,
      resultTypes: ['violations'],
      // The rule that reads style sheets is none of these.
      preload: { assets: ['media'] },
    })
    return (
      found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`) ?? [
        'axe is not there',
      ]
    )
  }, tags)
}
