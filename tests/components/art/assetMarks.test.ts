import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawnMarks } from '@/components/art/drawnMarks'

const marks = readFileSync(new URL('../../../src/components/art/assetMarks.svg', import.meta.url), 'utf8')
const devices = [...marks.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)]

it('knows the symbols that have a device, and no two are alike', () => {
  expect(devices.map(([, symbol]) => symbol)).toEqual([...drawnMarks])
  expect(new Set(devices.map(([, , device]) => device)).size).toBe(devices.length)
})

it('uses nothing but shapes, in the two colours of the coin, and stays light', () => {
  expect(marks).not.toMatch(
    /url\(|<(filter|mask|clipPath|image|style|script|linearGradient|radialGradient)\b/,
  )
  expect(marks).not.toMatch(/#[0-9a-f]{3,8}\b|rgb/i)
  expect(gzipSync(marks, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024)
})
