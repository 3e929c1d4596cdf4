import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as stories from '../../stories/coverage/CoverageMap.stories'
import { everyMachine as map } from '../../stories/coverage/everyMachine'
import { stateLink } from '../../stories/workbench/storyLink'
import { show } from './support/show'

const choice = page.getByLabelText('Machine', { exact: true })
const tableOf = (machine: string) => page.getByRole('table', { name: machine, exact: true })

/** A parameter of the address; the story begins with it when it is shown again. */
const said = (name: string) => new URL(window.location.href).searchParams.get(name)

describe('the coverage map', () => {
  it('has a cell for each event in each state, which leads to the Stepper, and fits beside the workbench’s column', async () => {
    // What the folded column leaves of 1280 pixels.
    await show(stories, 'EveryMachine', { width: 1236, height: 720 })
    for (const [machine, states] of Object.entries(map)) {
      await choice.selectOptions(machine)
      const table = document.querySelector('main table')
      expect(document.querySelector('h2')?.textContent).toBe(machine)
      const links = [...(table?.querySelectorAll('th[scope=row] a') ?? [])]
      const addresses = links.map((link) => link.getAttribute('href'))
      expect(addresses).toEqual(Object.keys(states).map((state) => stateLink(machine, state)))
      const cells = table?.querySelectorAll('td:not(:empty)')
      expect(cells).toHaveLength(Object.values(states).flatMap((state) => Object.keys(state.cells)).length)
      const { scrollWidth = 1, clientWidth = 0 } = table?.closest('section') ?? {}
      expect.soft(scrollWidth - clientWidth, machine).toBe(0)
      expect.soft(table?.getBoundingClientRect().top, machine).toBeLessThan(360)
    }
  })

  it('leads from the totals to a machine, and an address shows the same', async () => {
    await show(stories, 'EveryMachine')
    const all = page.getByRole('region', { name: 'All machines' })
    expect(
      all
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(Object.keys(map))
    all.getByRole('button', { name: 'form', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tableOf('form')).toBeVisible()
    await expect.element(choice).toHaveFocus()
    expect(said('machine')).toBe('form')

    await show(stories, 'EveryMachine')
    await expect.element(tableOf('form')).toBeVisible()
    await expect.element(choice).toHaveValue('form')
    await choice.selectOptions('All machines')
    await expect.element(all).toBeVisible()
    expect(said('machine')).toBeNull()
  })

  it('says in words how a cell is answered, and why', async () => {
    await show(stories, 'OneMachine')
    const reason = 'It is sent once, however often the button is pressed.'
    const row = tableOf('form').getByRole('row', { name: /^The form is being sent/ })
    const cell = row.getByRole('cell', { name: `Ignored on purpose; ${reason}`, exact: true })
    await expect.element(cell.first()).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
  })

  it('lets a cell that is unanswered stand out, one press away from its count', async () => {
    await show(stories, 'WithOpenQuestions')
    const outlineOf = (name: string) =>
      getComputedStyle(page.getByRole('cell', { name, exact: true }).first().element()).outlineStyle
    expect(outlineOf('Unanswered')).not.toBe(outlineOf('Handled'))
    const count = page.getByRole('button', { name: 'Unanswered 1', exact: true })
    count.element().focus()
    await userEvent.keyboard('{Enter}')
    const cells = page.getByRole('region', { name: 'Cells: Unanswered' })
    await expect.element(cells.getByText('bulb.broken')).toBeVisible()
    await expect
      .element(cells.getByRole('link', { name: 'off' }))
      .toHaveAttribute('href', stateLink('lamp', 'off'))
    expect(said('only')).toBe('unanswered')

    await show(stories, 'WithOpenQuestions')
    await expect.element(count).toHaveAttribute('aria-pressed', 'true')
    await count.click()
    await expect.element(tableOf('lamp')).toBeVisible()
  })
})
