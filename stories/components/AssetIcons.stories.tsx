import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { AssetIcon } from '@/components/art/AssetIcon'
import { Sparkline } from '@/components/market/Sparkline'
import { marketAssets } from '@/data/market/marketAssets'
import { trendColours } from '@/theme/trendColours'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Asset icons' }

const sizes = ['7', '8', '10', '16']

const sheet = (assets: { symbol: string; name: string }[], large: string) => (
  <chakra.ul
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
    gap="8"
    padding={{ base: '4', md: '8' }}
  >
    {assets.map(({ symbol, name }) => (
      <chakra.li key={symbol} display="grid" gap="3">
        <AssetIcon symbol={symbol} boxSize={large} />
        <HStack gap="3" align="end">
          {sizes.map((size) => (
            <AssetIcon key={size} symbol={symbol} boxSize={size} />
          ))}
        </HStack>
        <Text textStyle="sm" color="fg.muted">
          {name}
        </Text>
      </chakra.li>
    ))}
  </chakra.ul>
)

export const All = () => sheet(marketAssets, '40')

export const Unknown = () =>
  sheet(
    [
      { symbol: 'PEPE', name: 'First letters' },
      { symbol: 'W', name: 'One letter' },
      { symbol: '1INCH', name: 'A digit' },
      { symbol: '𝔛𝔜Z', name: 'Letters outside the Basic Multilingual Plane' },
    ],
    '40',
  )

export const Sparklines = () => (
  <WideStage>
    {marketAssets.map((asset) => (
      <Stack key={asset.symbol} direction="row" gap="4" align="center">
        <AssetIcon symbol={asset.symbol} />
        <Text width="16">{asset.symbol}</Text>
        <chakra.span css={{ '& > svg': trendColours }}>
          <Sparkline asset={asset} />
        </chakra.span>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {asset.change24h.toFixed(2)}
        </Text>
      </Stack>
    ))}
  </WideStage>
)
