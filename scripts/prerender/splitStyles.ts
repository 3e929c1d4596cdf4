import type { CustomAtRules, Rule, Selector, Visitor } from 'lightningcss'
import { minifyStyles } from './minifyStyles.ts'

/** The styles of a document, minified: those that its first screen needs, and those that may come after it. */
export type SplitStyles = { first: string; late: string }

/** What only a pointer or the keyboard brings about. */
const actions = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within'])

/** The attributes by which Chakra's recipes let a part be told of the same. */
const toldActions = new Set(['data-hover', 'data-active', 'data-focus', 'data-focus-visible'])

const className = /(?<= class="[^"]*)\bcss-\w+/g

const divTag = /<(\/?)div\b/g

/** Where the element that begins at `start`, a `div`, ends. */
function endOf(body: string, start: number): number {
  let open = 0
  for (const { index, 1: slash } of body.slice(start).matchAll(divTag)) {
    open += slash ? -1 : 1
    if (open === 0) return start + index
  }
  throw new Error('An island of the document has no end')
}

/** The names of the styles that something outside the islands has. Their own boxes keep their places from the start. */
function namesOutsideIslands(body: string): Set<string> {
  let outside = ''
  let place = 0
  for (const { index } of body.matchAll(/<div data-island=/g)) {
    outside += body.slice(place, body.indexOf('>', index))
    place = endOf(body, index)
  }
  return new Set((outside + body.slice(place)).match(className))
}

/** Whether a selector matches only while something is pointed at, pressed or focused. */
const needsAction = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      (actions.has(part.kind) ||
        ((part.kind === 'is' || part.kind === 'where' || part.kind === 'has') &&
          part.selectors.every((choice) => needsAction(choice) || isTold(choice)))),
  )

const isTold = ([part]: Selector) => part?.type === 'attribute' && toldActions.has(part.name)

const isForPrint = (rule: Rule) =>
  rule.type === 'media' &&
  rule.value.query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  )

/** Rules that hold no styles of elements; the first paint needs them. */
const definitions = new Set<Rule['type']>(['font-face', 'keyframes', 'layer-statement', 'property'])

/**
 * Splits the styles of a page with that body. Late are what a pointer, the keyboard or a printer brings about, and the
 * styles that nothing outside the islands has. Each rule is in one of both, in the same layer, in which the late ones come
 * last: what a recipe says of a state must not rely on coming after what it says of a pointer.
 */
export function splitStyles(styles: string, body: string): SplitStyles {
  const early = namesOutsideIslands(body)
  const isLateName = (name: string) => name.startsWith('css-') && !early.has(name)
  const isLateStyle = (selectors: Selector[]) =>
    selectors.every(
      (selector) =>
        needsAction(selector) || selector.some((part) => part.type === 'class' && isLateName(part.name)),
    )
  const keep = (late: boolean): Visitor<CustomAtRules> => {
    let isPrinting = false
    return {
      Rule(rule) {
        if (isForPrint(rule)) isPrinting = true
        if (definitions.has(rule.type)) return late ? [] : undefined
        if (rule.type !== 'style') return undefined
        return (isPrinting || isLateStyle(rule.value.selectors)) === late ? undefined : []
      },
      RuleExit(rule) {
        if (isForPrint(rule)) isPrinting = false
        return undefined
      },
    }
  }
  // What has lost all its rules goes only when read again.
  const part = (late: boolean) => minifyStyles(minifyStyles(styles, keep(late)))
  return { first: part(false), late: part(true) }
}
