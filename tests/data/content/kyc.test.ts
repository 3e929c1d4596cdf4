import { expect, it } from 'vitest'
import { kycBadgeReading, kycCardReading } from '@/data/content/kyc'

it.each([
  ['verified', 'Verified success', 'Verified success'],
  ['pending', 'Pending warning', 'Pending warning'],
  ['not_verified', 'Not Verified danger', 'Pending warning'],
  ['rejected', 'Not Verified danger', 'Pending warning'],
  [null, 'Not Verified danger', 'Pending warning'],
  [undefined, 'Not Verified danger', 'Pending warning'],
])('reads the KYC status %s as %s on the card and %s in the layout', (status, card, badge) => {
  const read = ({ label, tone }: { label: string; tone: string }) => `${label} ${tone}`
  expect([read(kycCardReading(status)), read(kycBadgeReading(status))]).toEqual([card, badge])
})

it('has three texts for the card and no other', () => {
  const statuses = [
    'verified',
    'pending',
    'not_verified',
    'VERIFIED',
    ' verified',
    'rejected',
    '',
    null,
    undefined,
  ]
  const readings = statuses.map(kycCardReading)
  expect(readings[0]).toEqual({
    label: 'Verified',
    tone: 'success',
    explanation: 'You have full access',
    action: 'About verification',
  })
  expect(readings[1]).toEqual({
    label: 'Pending',
    tone: 'warning',
    explanation: 'Your identity check is not finished',
    action: 'About verification',
  })
  for (const reading of readings.slice(2)) {
    expect(reading).toEqual({
      label: 'Not Verified',
      tone: 'danger',
      explanation: 'Your identity check is still to do',
      action: 'Verify identity',
    })
  }
})
