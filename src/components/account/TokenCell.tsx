import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { AssetIcon } from '@/components/art/AssetIcon'
import { PlainLink } from '@/components/ui/PlainLink'
import { tokenName } from '@/data/account/balances'

export type TokenCellProps = {
  /** Undefined for the skeleton. */
  symbol: string | undefined
  /** True if it opens the asset's view on the market. */
  isLink?: boolean
  /** Width of the name in the skeleton. */
  width?: string
}

/** The table has room for the picture beside the name; in rem, to follow the reader's text size. */
const roomForIcon = '@container (min-width: 24rem)'

/** The icon, symbol and name of a token. */
export function TokenCell({ symbol, isLink = false, width }: TokenCellProps) {
  const name = symbol && tokenName(symbol)
  const texts = (
    <>
      <chakra.span display="block" textStyle="sm" fontWeight="semibold">
        {symbol ?? <Skeleton as="span" width="4ch" />}
      </chakra.span>{' '}
      <chakra.span display="block" color="fg.subtle" textStyle="xs">
        {symbol === undefined ? <Skeleton as="span" width={width} /> : (name ?? 'No sample price')}
      </chakra.span>
    </>
  )
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      {symbol === undefined ? (
        <Skeleton
          as="span"
          display="none"
          css={{ [roomForIcon]: { display: 'block' } }}
          flexShrink="0"
          boxSize="10"
          borderRadius="full"
        />
      ) : (
        <chakra.span display="none" css={{ [roomForIcon]: { display: 'inline-flex' } }} flexShrink="0">
          <AssetIcon symbol={symbol} boxSize="10" />
        </chakra.span>
      )}
      <chakra.span display="block" minWidth="0" overflowWrap="anywhere">
        {symbol !== undefined && isLink ? (
          <PlainLink to="/market" search={{ asset: symbol }}>
            {texts}
          </PlainLink>
        ) : (
          texts
        )}
      </chakra.span>
    </chakra.span>
  )
}
