import { Badge } from '@chakra-ui/react/badge'
import type { KycReading } from '@/data/content/kyc'

export type KycBadgeProps = { reading: Pick<KycReading, 'label' | 'tone'> }

/** A KYC status as a coloured badge. */
export function KycBadge({ reading: { label, tone } }: KycBadgeProps) {
  return (
    <Badge colorPalette={tone} data-tone={tone}>
      {label}
    </Badge>
  )
}
