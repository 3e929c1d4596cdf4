import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { coinDevice, coinDevices } from '@/components/art/coins'
import { drawnIcons } from '@/components/art/drawnIcons'
import { howTo } from '../../howTo'

const picture = readFileSync(new URL('../../../src/components/art/assetIcons.svg', import.meta.url), 'utf8')
const devices = [...picture.matchAll(/<g id="(\w+)"([^>]*)>(.*?)<\/g>\n/gs)].map(
  ([, symbol = '', place = '', device = '']) => ({ symbol, place, device }),
)

it('knows the symbols that have a device, and no two are alike', () => {
  expect(
    devices.map(({ symbol }) => symbol),
    howTo('A token'),
  ).toEqual([...drawnIcons])
  expect(new Set(devices.map(({ device }) => device)).size).toBe(devices.length)
})

it('has one device below the other, where the mask of its coin looks for it', () => {
  const height = 64 * devices.length
  expect(picture).toContain(`viewBox="0 0 64 ${height}"`)
  for (const [index, { symbol, place }] of devices.entries()) {
    expect(place, symbol).toBe(index === 0 ? '' : ` transform="translate(0 ${64 * index})"`)
    const { _after } = coinDevice(symbol)._styled as { _after: { maskPosition: string; maskSize: string } }
    expect(_after.maskSize).toBe(`100% ${100 * devices.length}%`)
    // By a percentage, a mask stands where that part of it meets the same part of its box.
    const [, percent] = _after.maskPosition.split(' ')
    expect((Number.parseFloat(percent ?? '') / 100) * (height - 64), symbol).toBeCloseTo(64 * index, 1)
    expect(coinDevices[`& [role=rowheader]:has([data-asset="${symbol}"])`], symbol).toEqual({
      _styled: { _after: { content: '""', maskPosition: _after.maskPosition } },
    })
  }
  expect(coinDevice('PEPE')).toEqual({})
})

it('uses nothing but shapes, in the two colours of the coin, and stays light', () => {
  expect(picture).not.toMatch(
    /url\(|<(filter|mask|clipPath|image|style|script|linearGradient|radialGradient)\b/,
  )
  expect(picture).not.toMatch(/#[0-9a-f]{3,8}\b|rgb/i)
  expect(gzipSync(picture, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024)
})
