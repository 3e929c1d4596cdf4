import { expect, it } from 'vitest'
import { supportWeek } from '@/data/content/about'
import { supportHours } from '@/data/content/contact'

it('counts the hours of support that the contact page lists', () => {
  const hours = supportHours.map(({ weekdays, from = 0, to = 0 }) => weekdays.length * (to - from))
  expect(supportWeek.value).toBe(String(hours.reduce((sum, some) => sum + some)))
})
