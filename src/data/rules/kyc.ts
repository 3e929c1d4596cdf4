/** The tones in which a status is painted; each is a palette of the theme. */
export type Tone = 'success' | 'warning' | 'danger'

/** How a KYC status reads; `action` leads to the page of the check. */
export type KycReading = { label: string; tone: Tone; explanation: string; action: string }

/** How the dashboard's card reads a status: anything but verified or pending, or none, is not verified. */
export function kycCardReading(status: string | null | undefined): KycReading {
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
      explanation: 'We are checking your documents',
      action: 'About verification',
    }
  }
  return {
    label: 'Not Verified',
    tone: 'danger',
    explanation: 'Verify your identity for full access',
    action: 'Verify identity',
  }
}

/** How the layout's badge reads a status: verified, and for everything else pending. */
export const kycBadgeReading = (status: string | null | undefined): Pick<KycReading, 'label' | 'tone'> =>
  status === 'verified' ? { label: 'Verified', tone: 'success' } : { label: 'Pending', tone: 'warning' }
