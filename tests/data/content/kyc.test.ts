import { expect, it } from 'vitest'
import { kycBadgeTexts, kycCardTexts } from '@/data/content/kyc'

it.each([
  ['verified', 'Verified success', 'Verified success'],
  ['pending', 'Pending warning', 'Pending warning'],
  ['not_verified', 'Not Verified danger', 'Pending warning'],
  ['rejected', 'Not Verified danger', 'Pending warning'],
  [null, 'Not Verified danger', 'Pending warning'],
  [undefined, 'Not Verified danger', 'Pending warning'],
])('reads the KYC status %s as %s on the card and %s in the layout', (status, card, badge) => {
  const read = ({ label, tone }: { label: string; tone: string }) => `${label} ${tone}`
  expect([read(kycCardTexts(status)), read(kycBadgeTexts(status))]).toEqual([card, badge])
})
