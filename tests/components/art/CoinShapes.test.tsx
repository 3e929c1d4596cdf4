import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CoinShapes } from '@/components/art/CoinShapes'
import { drawnIcons } from '@/components/art/drawnIcons'

const coin = (symbol: string) =>
  renderToStaticMarkup(
    <svg>
      <title>Coin</title>
      <CoinShapes symbol={symbol} />
    </svg>,
  )

it.each([
  ['PEPE', 'PE'],
  ['W', 'W'],
  ['1INCH', '1I'],
  ['𝔛𝔜Z', '𝔛𝔜'],
  ['toString', 'to'],
])('shows the first letters of %s, which nobody has drawn', (symbol, letters) => {
  expect(coin(symbol)).toMatch(new RegExp(`<text[^>]*>${letters}</text>`))
})

it('shows no letter where there is a device', () => {
  for (const symbol of drawnIcons) expect(coin(symbol)).not.toContain('<text')
})
