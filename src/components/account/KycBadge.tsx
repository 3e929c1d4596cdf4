import { Badge } from '@chakra-ui/react/badge'
import type { KycReading, Tone } from '@/data/kyc'

const palettes: Record<Tone, string> = { success: 'success', warning: 'warning', danger: 'danger' }

export type KycBadgeProps = { reading: Pick<KycReading, 'label' | 'tone'> }

/** A KYC status in its colour. */
export function KycBadge({ reading: { label, tone } }: KycBadgeProps) {
  return (
    <Badge colorPalette={palettes[tone]} data-tone={tone}>
      {label}
    </Badge>
  )
}
