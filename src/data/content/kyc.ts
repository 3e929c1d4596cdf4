/** The colour palettes of the theme in which a status is shown. */
export type Tone = 'success' | 'warning' | 'danger'

/** The texts of a KYC status; `action` is the label of the link to the page of the check. */
export type KycTexts = { label: string; tone: Tone; explanation: string; action: string }

/** The status in the dashboard's card: any value but `verified` and `pending` is shown as not verified. */
export function kycCardTexts(status: string | null | undefined): KycTexts {
  if (status === 'verified') {
    return {
      label: 'Verified',
      tone: 'success',
      explanation: 'You have full access',
      action: 'About verification',
    }
  }
  if (status === 'pending') {
    return {
      label: 'Pending',
      tone: 'warning',
      explanation: 'Your identity check is not finished',
      action: 'About verification',
    }
  }
  return {
    label: 'Not Verified',
    tone: 'danger',
    explanation: 'Your identity check is still to do',
    action: 'Verify identity',
  }
}

/** The status in the layout's badge: any value but `verified` is shown as pending. */
export const kycBadgeTexts = (status: string | null | undefined): Pick<KycTexts, 'label' | 'tone'> =>
  status === 'verified' ? { label: 'Verified', tone: 'success' } : { label: 'Pending', tone: 'warning' }
