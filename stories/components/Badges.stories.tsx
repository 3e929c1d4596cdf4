import { Badge } from '@chakra-ui/react/badge'
import { HStack } from '@chakra-ui/react/stack'
import { KycBadge } from '@/components/account/KycBadge'
import { kycBadgeTexts, kycCardTexts } from '@/data/content/kyc'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Badges' }

const palettes = ['brand', 'neutral', 'success', 'warning', 'danger', 'info'] as const
const variants = ['subtle', 'outline', 'solid', 'plain'] as const
const sizes = ['xs', 'sm', 'md', 'lg'] as const

export const Palettes = () => (
  <Stage>
    {variants.map((variant) => (
      <HStack key={variant} gap="3" wrap="wrap">
        {palettes.map((palette) => (
          <Badge key={palette} variant={variant} colorPalette={palette}>
            {palette}
          </Badge>
        ))}
      </HStack>
    ))}
  </Stage>
)

export const Sizes = () => (
  <Stage>
    {sizes.map((size) => (
      <Badge key={size} size={size} colorPalette="brand">
        VIP Level
      </Badge>
    ))}
  </Stage>
)

export const KycInTheLayout = () => (
  <Stage>
    <KycBadge texts={kycBadgeTexts('verified')} />
    <KycBadge texts={kycBadgeTexts('pending')} />
  </Stage>
)

export const KycOnTheCard = () => (
  <Stage>
    <KycBadge texts={kycCardTexts('verified')} />
    <KycBadge texts={kycCardTexts('pending')} />
    <KycBadge texts={kycCardTexts('not_verified')} />
  </Stage>
)
