import { chakra } from '@chakra-ui/react/styled-system'
import { CrownMark } from '@/components/ui/Logo'
import { isKingToken, tokenName } from '@/data/rules/balances'
import { wideTable } from './wideTable'

export type TokenCellProps = { symbol: string }

/** A token's mark, symbol and name. */
export function TokenCell({ symbol }: TokenCellProps) {
  const isKing = isKingToken(symbol)
  const name = tokenName(symbol)
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      <chakra.span
        aria-hidden
        display="none"
        css={{ [wideTable]: { display: 'inline-flex' } }}
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
        // By the style sheet, so that a row's text begins with the symbol.
        _before={isKing ? undefined : { content: 'attr(data-initial)' }}
        data-initial={[...symbol][0]}
      >
        {isKing ? <CrownMark boxSize="5" /> : null}
      </chakra.span>
      <chakra.span display="block" minWidth="0" overflowWrap="anywhere">
        <chakra.span display="block" textStyle="sm" fontWeight="semibold">
          {symbol}
        </chakra.span>
        <chakra.span display="block" color="fg.subtle" textStyle="xs">
          {name === symbol ? 'King Token' : (name ?? 'No sample price')}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}
