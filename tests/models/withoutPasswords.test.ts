import { packLink, readLink, replay } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { withoutPasswords } from '../../models/withoutPasswords'
import { workbench } from '../../models/workbench'

const edited = (name: string, value: string | boolean) => ({ type: 'form.edited', name, value })
const submitted = { type: 'form.submitted' }

it.each([
  [edited('password', 'hunter2!'), edited('password', 'Quiet-Lantern-47')],
  [edited('confirmPassword', 'hunter2!'), edited('confirmPassword', 'Quiet-Lantern-47')],
  [edited('password', ''), edited('password', '')],
  [edited('password', 'é'.repeat(36).normalize('NFD')), edited('password', 'Quiet-Lantern-47')],
  [edited('password', 'é'.repeat(40)), edited('password', `Quiet-Lantern-47${'.'.repeat(57)}`)],
  [edited('email', 'ada@mail.example'), edited('email', 'ada@mail.example')],
  [edited('terms', true), edited('terms', true)],
  [
    { type: 'form.filled', values: { email: 'ada@mail.example', password: 'hunter2!' } },
    { type: 'form.filled', values: { email: 'ada@mail.example', password: 'Quiet-Lantern-47' } },
  ],
  [submitted, submitted],
])('a link holds %o as %o', (step, held) => {
  expect(withoutPasswords([step])).toEqual([held])
})

it.each<[AnyEventObject[], string]>([
  [[edited('password', 'hunter2!'), edited('confirmPassword', 'hunter3!')], 'open.invalid'],
  [[edited('password', 'hunter2!'), edited('confirmPassword', 'hunter2!')], 'sending'],
  [[{ type: 'form.filled', values: { password: 'hunter2!', confirmPassword: 'hunter3!' } }], 'open.invalid'],
  [[{ type: 'form.filled', values: { password: 'hunter2!', confirmPassword: 'hunter2!' } }], 'sending'],
])('passwords that are typed twice stay the same, or different: %o is %s', (typed, state) => {
  const steps = withoutPasswords([...typed, submitted])
  const link = packLink(workbench, { start: 'newPasswordForm', taken: steps.length, steps })
  const read = readLink(workbench, link)?.steps ?? []
  expect(replay(workbench, 'newPasswordForm', read).states.at(-1)).toBe(state)
  expect(JSON.stringify(read)).not.toContain('hunter')
})
