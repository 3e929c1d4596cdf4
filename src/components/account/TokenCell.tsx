import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { CrownMark } from '@/components/ui/Logo'
import { isKingToken, tokenName } from '@/data/rules/balances'

export type TokenCellProps = {
  /** Undefined for the skeleton. */
  symbol: string | undefined
  /** Width of the name in the skeleton. */
  width?: string
}

/** The table has room for the picture beside the name; in rem, to follow the reader's text size. */
const roomForMark = '@container (min-width: 24rem)'

/** The icon, symbol and name of a token. */
export function TokenCell({ symbol, width }: TokenCellProps) {
  const name = symbol && tokenName(symbol)
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      {symbol === undefined ? (
        <Skeleton
          as="span"
          display="none"
          css={{ [roomForMark]: { display: 'block' } }}
          flexShrink="0"
          boxSize="10"
          borderRadius="full"
        />
      ) : (
        <TokenMark symbol={symbol} />
      )}
      <chakra.span display="block" minWidth="0" overflowWrap="anywhere">
        <chakra.span display="block" textStyle="sm" fontWeight="semibold">
          {symbol ?? <Skeleton as="span" width="4ch" />}
        </chakra.span>
        <chakra.span display="block" color="fg.subtle" textStyle="xs">
          {symbol === undefined ? (
            <Skeleton as="span" width={width} />
          ) : name === symbol ? (
            'King Token'
          ) : (
            (name ?? 'No sample price')
          )}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}

/** The crown for our own tokens, else the first character of the symbol; hidden where space is short. */
function TokenMark({ symbol }: { symbol: string }) {
  const isKing = isKingToken(symbol)
  return (
    <chakra.span
      aria-hidden
      display="none"
      css={{ [roomForMark]: { display: 'inline-flex' } }}
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      boxSize="10"
      borderRadius="full"
      borderWidth="1px"
      borderColor={isKing ? 'brand.border' : 'border'}
      bg={isKing ? 'brand.subtle' : 'bg.raised'}
      color="fg.muted"
      fontFamily="heading"
      fontSize="lg"
      lineHeight="none"
      // Drawn by CSS, so that the row's text content begins with the symbol.
      _before={isKing ? undefined : { content: 'attr(data-initial)' }}
      data-initial={[...symbol][0]}
    >
      {isKing ? <CrownMark boxSize="5" /> : null}
    </chakra.span>
  )
}
