import { describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { kebab } from '@/data/text/kebab'
import { misplaced } from '../../misplaced'
import { overflow } from '../../overflow'
import { unevenTables } from '../../tables'
import { findBarriers } from './checks'
import { brokenClaims } from './claims'
import { expectTexts } from './expectTexts'
import { loggedErrors, type StoryFile, show } from './show'

/** True if there is a text, a picture or a control, even if only for narrow screens. */
const isSomethingThere = () =>
  /\S/.test(document.body.textContent) ||
  document.body.querySelector('svg, img, [role=img], input, button, iframe') !== null

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Nodes without a required name in the browser's accessibility tree, by role and words. */
    namelessParts: () => Promise<string[]>
  }
}

const looks = [
  { width: 1440, theme: 'dark' },
  { width: 375, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const

/** Each heading that is larger than the one above it in level, or no smaller than the title, with both sizes. */
function loudHeadings(): string[] {
  const sizes: number[] = []
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
    const level = Number(heading.tagName.slice(1))
    const size = Number.parseFloat(getComputedStyle(heading).fontSize)
    sizes[level] = size
    const above = sizes[level - 1] ?? Number.POSITIVE_INFINITY
    return size > above || (level > 1 && size === sizes[1])
      ? [`${heading.textContent}: ${size}, ${above}`]
      : []
  })
}

/**
 * Shows every story of these files, and asks of each whether it renders by itself, fits into its window, has no
 * accessibility defect, and shows the texts that it is there for. The looks take turns from story to story. So do the two
 * dear questions: contrast with the size of targets, and the browser's accessibility tree. At night each story has all
 * looks, and both questions in the three of them that it does not have at a push.
 */
export function sweep(files: Record<string, StoryFile>): void {
  let turn = 0
  for (const [path, file] of Object.entries(files)) {
    const title = file.default.title ?? path
    const group = title.toLowerCase().replaceAll(' / ', '--').replaceAll(' ', '-')
    describe(title, () => {
      for (const name of Object.keys(file).filter((key) => key !== 'default')) {
        const story = `${group}--${kebab(name).slice(1)}`
        turn += 1
        const ownTurn = turn
        for (const [index, look] of looks.entries()) {
          const isNow = index === ownTurn % looks.length
          // Another turn than that of the looks, so that both questions meet each look.
          const isFirst = ownTurn % (2 * looks.length) < looks.length
          it(`${name}, ${look.theme} at ${look.width} pixels`, { tags: isNow ? [] : ['night'] }, async () => {
            await show(file, name as never, look)
            await expect.poll(isSomethingThere, { message: 'something is shown' }).toBe(true)
            await expectTexts(story)
            await expect
              .poll(() => brokenClaims(name), { message: 'what its name and links say' })
              .toEqual([])
            expect.soft(unevenTables(document.body), 'tables without as many headings as cells').toEqual([])
            expect.soft(overflow(), 'pixels that stick out sideways').toBeLessThanOrEqual(0)
            expect.soft(await findBarriers(document, isFirst || !isNow), 'barriers').toEqual([])
            if (!isFirst || !isNow)
              expect
                .soft(await commands.namelessParts(), 'images, groups and articles without a name')
                .toEqual([])
            expect.soft(misplaced(document.body), 'misplaced elements').toEqual([])
            expect.soft(loudHeadings(), 'headings larger than the one above them').toEqual([])
            expect.soft(loggedErrors, 'errors').toEqual([])
            const isFramed = file.default.meta?.iframed || document.querySelector(':modal') === null
            expect
              .soft(isFramed, 'a modal dialog stands in a frame, beside which the column works')
              .toBe(true)
            const foreign = performance
              .getEntriesByType('resource')
              .map((entry) => new URL(entry.name))
              .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== window.origin)
            expect.soft(foreign, 'foreign requests').toEqual([])
          })
        }
      }
    })
  }
}
