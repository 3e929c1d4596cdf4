import { eventChoices, packLink, parseLink } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import { workbench } from '../../models/workbench'

const { stepToText } = workbench.links

it('calls each example of an event by a short name of its own, and is read again', () => {
  for (const [name, { machine }] of Object.entries(workbench.models)) {
    for (const { type, examples } of eventChoices(workbench, machine, name)) {
      const links = examples.map(({ event }) =>
        packLink(workbench, { start: name, taken: 0, steps: [event] }),
      )
      expect(new Set(links).size, `${name}, ${type}`).toBe(examples.length)
      for (const [place, link] of links.entries()) {
        expect(link.length, link).toBeLessThanOrEqual(60)
        const [read] = parseLink(workbench, link)?.steps ?? []
        expect(stepToText(read)).toBe(stepToText(examples[place]?.event))
      }
    }
  }
})
