import { readdirSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { storyIds, test } from './workbench'

const folder = new URL('../../src/machines/', import.meta.url)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whether a machine leaves a state at once, by an eventless transition without a guard. */
const isTransient = ({ always }: AnyStateNode) => always?.some(({ guard }) => !guard) ?? false

const leaves = ({ states }: AnyStateNode, path: string[] = []): string[][] =>
  Object.entries(states).flatMap(([name, node]) =>
    Object.keys(node.states).length > 0
      ? leaves(node, [...path, name])
      : isTransient(node)
        ? []
        : [[...path, name]],
  )

const storyOf = ({ id }: AnyStateMachine, path: string[]) =>
  ['machines', kebab(id), path.map(kebab).join('-')].join('--')

/** The states that the story's panel shows; one for each region of a parallel machine. */
const shownStates = async (heading: Locator) => ((await heading.textContent()) ?? '').split(' ')

for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  test(`every state of src/machines/${file} has a story, which shows that state`, async ({
    workbench: { page, show },
  }) => {
    const exported: unknown[] = Object.values(await import(new URL(file, folder).href))
    const machines = exported.filter((value): value is AnyStateMachine => value instanceof StateMachine)
    const wanted = machines.flatMap((machine) =>
      leaves(machine.root).map((path) => ({ story: storyOf(machine, path), state: path.join('.') })),
    )
    const stories = storyIds()
    expect(wanted.filter(({ story }) => !stories.includes(story))).toEqual([])
    if (file.endsWith('Machine.ts')) expect(wanted).not.toEqual([])
    for (const { story, state } of wanted) {
      await show(story)
      expect(await shownStates(page.getByRole('heading', { level: 1 }).first()), story).toContain(state)
    }
  })
}

const figuresIn = (text: string | null) => text?.match(/[\d,]+\.\d\d/g) ?? []

for (const part of ['ticker', 'kcc-price', 'market']) {
  for (const state of ['live', 'paused']) {
    test(`the picture of the machine ${part} shows the prices of its ${state} panel after some steps`, async ({
      workbench: { page, show },
    }) => {
      await show(`machines--${part}--${state}`)
      const picture = page.locator('#ladle-root [data-motion]')
      const remembered = figuresIn(await page.getByRole('table').first().textContent())
      expect(remembered.length).toBeGreaterThan(0)
      expect(remembered).not.toContain('68.73')
      expect(figuresIn(await picture.textContent())).toEqual(expect.arrayContaining(remembered))
      await expect(picture).toHaveAttribute('data-motion', state)
    })
  }
}
