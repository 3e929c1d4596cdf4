import { packLink, readLink, replay } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import { checkNewPassword } from '@/data/content/formRules'
import { judged } from '@/machines/formProblems'
import { withoutPasswords } from '../../models/withoutPasswords'
import { workbench } from '../../models/workbench'

const submitted = (values: Record<string, string | boolean>) => ({
  type: 'form.submitted',
  values,
  problems: {},
})

it.each([
  [{ password: 'hunter2!' }, { password: 'Quiet-Lantern-47' }],
  [{ confirmPassword: 'hunter2!' }, { confirmPassword: 'Quiet-Lantern-47' }],
  [{ password: '' }, { password: '' }],
  [
    { password: 'é'.normalize('NFD'), confirmPassword: 'é' },
    { password: 'Quiet-Lantern-47', confirmPassword: 'Quiet-Lantern-47' },
  ],
  [
    { email: 'ada@mail.example', terms: true },
    { email: 'ada@mail.example', terms: true },
  ],
])('a link holds %o as %o', (typed, held) => {
  expect(withoutPasswords([submitted(typed), { type: 'page.left' }])).toEqual([
    submitted(held),
    { type: 'page.left' },
  ])
})

it.each([
  ['hunter3!', 'open.invalid'],
  ['hunter2!', 'sending'],
])('passwords that are typed twice, the second as %s, are judged alike: %s', (confirmPassword, state) => {
  const typed = judged({ password: 'hunter2!', confirmPassword }, checkNewPassword)
  const steps = withoutPasswords([{ type: 'form.submitted', ...typed }])
  const link = packLink(workbench, { start: 'newPasswordForm', taken: steps.length, steps })
  const read = readLink(workbench, link)?.steps ?? []
  expect(replay(workbench, 'newPasswordForm', read).states.at(-1)).toBe(state)
  expect(JSON.stringify(read)).not.toContain('hunter')
})
