import { Badge } from '@chakra-ui/react/badge'
import type { KycTexts } from '@/data/content/kyc'

export type KycBadgeProps = { texts: Pick<KycTexts, 'label' | 'tone'> }

/** A KYC status as a coloured badge. */
export function KycBadge({ texts: { label, tone } }: KycBadgeProps) {
  return (
    <Badge colorPalette={tone} data-tone={tone}>
      {label}
    </Badge>
  )
}
