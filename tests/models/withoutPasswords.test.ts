import { packLink, parseLink, replay } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import { checkNewPassword } from '@/data/content/formRules'
import { checked } from '@/machines/formProblems'
import { withoutPasswords } from '../../models/withoutPasswords'
import { workbench } from '../../models/workbench'

it('a link holds samples in place of passwords, the same for the same, and all else as it is', () => {
  const values = {
    email: 'ada@mail.example',
    password: 'é'.normalize('NFD'),
    confirmPassword: 'é',
    terms: true,
  }
  const emptied = { password: '', confirmPassword: 'other' }
  const steps = [
    { type: 'form.submitted', values },
    { type: 'page.left' },
    { type: 'field.left', values: emptied },
  ]
  const sample = 'Quiet-Lantern-47'
  expect(withoutPasswords(steps)).toEqual([
    { type: 'form.submitted', values: { ...values, password: sample, confirmPassword: sample } },
    { type: 'page.left' },
    { type: 'field.left', values: { password: '', confirmPassword: 'Quiet-Lantern-48' } },
  ])
})

it.each([
  ['hunter3!', 'open.invalid'],
  ['hunter2!', 'sending'],
])('passwords that are typed twice, the second as %s, are checked alike: %s', (confirmPassword, state) => {
  const typed = checked({ password: 'hunter2!', confirmPassword }, checkNewPassword)
  const steps = withoutPasswords([{ type: 'form.submitted', ...typed }])
  const link = packLink(workbench, { start: 'newPasswordForm', taken: steps.length, steps })
  const read = parseLink(workbench, link)?.steps ?? []
  expect(replay(workbench, 'newPasswordForm', read).states.at(-1)).toBe(state)
  expect(JSON.stringify(read)).not.toContain('hunter')
})
