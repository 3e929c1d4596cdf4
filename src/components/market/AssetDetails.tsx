import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { useQuote } from '@/components/prices/useQuote'
import { DemoNote } from '@/components/ui/DemoNote'
import { Trend } from '@/components/ui/Trend'
import { assetTexts } from '@/data/content/asset'
import { brand } from '@/data/content/brand'
import type { MarketAsset } from '@/data/market/marketAssets'
import { marketShare } from '@/data/market/marketShare'
import { formatChange, formatCompactDollars } from '@/data/text/figures'
import { freshPrice } from '@/theme/freshPrice'
import { CopyLinkButton } from './CopyLinkButton'
import { LivePrice } from './LivePrice'

export type AssetDetailsProps = {
  asset: MarketAsset
  assets: readonly MarketAsset[]
  chart: ReactNode
}

/** One asset: its price, its chart, its size, and its link. */
export function AssetDetails({ asset, assets, chart }: AssetDetailsProps) {
  const { symbol, name, volume, marketCap } = asset
  usePageHead(`${symbol} – Market | ${brand.name}`, assetTexts.describe(name, brand.name))
  const facts = [
    { label: 'Market cap', value: formatCompactDollars(marketCap) },
    { label: assetTexts.share, value: marketShare(asset, assets) },
    { label: '24h volume', value: formatCompactDollars(volume) },
  ]
  return (
    <Stack gap="6" flex="1">
      <HStack columnGap="4" rowGap="1" wrap="wrap" align="baseline">
        <chakra.p
          textStyle="figure.xl"
          minWidth="0"
          // A price that is too long for the view goes on in a second line.
          overflowWrap="anywhere"
          css={{ '& [data-price]': freshPrice }}
        >
          <chakra.span srOnly>Price: </chakra.span>
          <LivePrice asset={asset} />
        </chakra.p>
        <HStack as="p" gap="2">
          <Change asset={asset} />
          <chakra.span textStyle="sm" color="fg.muted">
            24h
          </chakra.span>
        </HStack>
      </HStack>
      <PartBoundary>{chart}</PartBoundary>
      <dl>
        {facts.map(({ label, value }) => (
          <HStack
            key={label}
            justify="space-between"
            gap="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd textStyle="figure" minWidth="0" textAlign="end">
              <bdi dir="ltr">{value}</bdi>
            </chakra.dd>
          </HStack>
        ))}
      </dl>
      <Stack gap="3" mt="auto">
        <CopyLinkButton />
        <DemoNote />
      </Stack>
    </Stack>
  )
}

function Change({ asset }: Pick<AssetDetailsProps, 'asset'>) {
  return <Trend change={useQuote(asset, ({ change24h }) => formatChange(change24h))} alignItems="center" />
}

/**
 * Sets the document's title and description while the component is mounted. Not by the route's `head`: a prerendered page
 * is hydrated with the head that it was prerendered with, and that knows no search params.
 */
function usePageHead(title: string, description: string): void {
  useLayoutEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    const before = { title: document.title, description: meta?.content }
    document.title = title
    if (meta) meta.content = description
    return () => {
      // Another page has set its own already.
      if (document.title !== title) return
      document.title = before.title
      if (meta) meta.content = before.description ?? ''
    }
  }, [title, description])
}
