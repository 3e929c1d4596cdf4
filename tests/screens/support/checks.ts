import axe from 'axe-core'

/** WCAG 2.2 AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The violations that axe finds in the document: each rule with its elements. */
export async function findBarriers(root: axe.ElementContext = document): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: standards,
    resultTypes: ['violations'],
    // The rule that reads style sheets is none of these.
    preload: { assets: ['media'] },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** How many pixels of the document stick out sideways. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
