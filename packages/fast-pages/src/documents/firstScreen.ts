import { parseHTML } from 'linkedom'
import { ownAttributes } from '../browser/ownAttributes.ts'

/** Elements of a document that its first paint does not show: lower parts, what opens by a press, and `noscript`. */
const notShown = '[data-lower] > *, [popover], dialog:not([open]), noscript'

/** The late styles are there, which they are not yet at the first paint. */
const styled = /html:not\(\[data-unstyled\]\)/g

/** States that need a pointer, the keyboard or a filled or opened part, and selectors of another tree. */
const laterStates =
  /:(?:hover|active|focus(?:-visible|-within)?|(?:-webkit-)?autofill|modal|popover-open|host|-moz-ui-invalid)\b|::(?:backdrop|placeholder|details-content|-webkit-search-[\w-]+)/g

const otherPseudoElements = /:(?:before|after)\b|::[\w-]+/g

const everything = ':is(*)'
const nothing = ':not(*)'

/**
 * Answers which selectors find something that a document shows when it is first painted. `pageAttributes` are the data
 * attributes of the root element that the scripts in the document may set before that, by their names without `data-`.
 */
export function firstScreen(html: string, pageAttributes: readonly string[]): (selector: string) => boolean {
  const attribute = `\\[data-(?:${[...ownAttributes, ...pageAttributes].join('|')})\\b[^\\]]*\\]`
  const withoutAttribute = new RegExp(`:not\\(${attribute}\\)`, 'g')
  const withAttribute = new RegExp(attribute, 'g')
  const { document } = parseHTML(html)
  for (const element of document.querySelectorAll(notShown)) element.remove()
  const isFound = (selector: string) => {
    try {
      return document.querySelector(selector) !== null
    } catch (cause) {
      throw new Error(`Whether the first paint shows ${selector} is not known`, { cause })
    }
  }
  const answers = new Map<string, boolean>()
  return (selector) => {
    const known = answers.get(selector)
    if (known !== undefined) return known
    const still = selector
      .replace(laterStates, nothing)
      .replace(styled, nothing)
      .replace(otherPseudoElements, everything)
      .replace(withoutAttribute, everything)
      .replace(withAttribute, everything)
    const answer = isFound(still)
    answers.set(selector, answer)
    return answer
  }
}
