import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { storyIds } from './workbench'

const folder = new URL('../../src/machines/', import.meta.url)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const leaves = ({ states }: AnyStateNode, path: string[] = []): string[][] =>
  Object.entries(states).flatMap(([name, node]) =>
    Object.keys(node.states).length > 0 ? leaves(node, [...path, name]) : [[...path, name]],
  )

const storyOf = ({ id }: AnyStateMachine, path: string[]) =>
  ['machines', kebab(id), path.map(kebab).join('-')].join('--')

for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  test(`every state of src/machines/${file} has a story`, async () => {
    const exported: unknown[] = Object.values(await import(new URL(file, folder).href))
    const machines = exported.filter((value): value is AnyStateMachine => value instanceof StateMachine)
    const wanted = machines.flatMap((machine) => leaves(machine.root).map((path) => storyOf(machine, path)))
    const stories = storyIds()
    expect(wanted.filter((story) => !stories.includes(story))).toEqual([])
    if (file.endsWith('Machine.ts')) expect(wanted).not.toEqual([])
  })
}
