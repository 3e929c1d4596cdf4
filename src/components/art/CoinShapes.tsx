import { drawnIcons } from './drawnIcons'

export type CoinShapesProps = { symbol: string }

/**
 * The shapes of an asset's icon, for an `svg` of 64 × 64 with the styles of `assetIcon`: an engraved coin, on which
 * `coins.ts` shows a device of its own, or with its first letters for an asset that nobody has drawn.
 */
export function CoinShapes({ symbol }: CoinShapesProps) {
  return (
    <>
      <circle cx="32" cy="32" r="31" stroke="currentColor" strokeWidth="1.2" />
      <g fill="none" stroke="currentColor">
        <circle cx="32" cy="32" r="28.9" strokeWidth="2.2" strokeDasharray="1 1.27" opacity="0.55" />
        <circle cx="32" cy="32" r="26.6" strokeWidth="0.8" opacity="0.7" />
      </g>
      {drawnIcons.has(symbol) ? null : (
        <text
          x="32"
          y="33"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="26"
          fill="currentColor"
          stroke="none"
        >
          {[...symbol].slice(0, 2).join('')}
        </text>
      )}
    </>
  )
}
