import axe from 'axe-core'

/** WCAG 2.2 AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose answer depends on where things are, and which take more than half of the time. */
const layoutRules = ['color-contrast', 'target-size']

/** The violations that axe finds in the document, if wanted without contrast and sizes: each rule with its elements. */
export async function findBarriers(root: axe.ElementContext = document, hasLayout = true): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: standards,
    rules: Object.fromEntries(layoutRules.map((rule) => [rule, { enabled: hasLayout }])),
    resultTypes: ['violations'],
    selectors: false,
    // None of these rules reads a style sheet or a recording.
    preload: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
