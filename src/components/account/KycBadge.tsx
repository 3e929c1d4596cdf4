import { Badge } from '@chakra-ui/react/badge'
import type { KycReading } from '@/data/rules/kyc'

export type KycBadgeProps = { reading: Pick<KycReading, 'label' | 'tone'> }

/** A KYC status in its colour. */
export function KycBadge({ reading: { label, tone } }: KycBadgeProps) {
  return (
    <Badge colorPalette={tone} data-tone={tone}>
      {label}
    </Badge>
  )
}
