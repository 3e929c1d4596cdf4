import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const light = 'rgb(250, 247, 240)'
const dark = 'rgb(10, 12, 18)'

/** The grounds of the page and of an element in it that is to be dark on any. */
const groundsOf = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const part = document.createElement('div')
    Object.assign(part.style, { colorScheme: 'dark', background: 'var(--kx-colors-bg)' })
    document.body.append(part)
    const grounds = [document.documentElement, part].map((one) => getComputedStyle(one).backgroundColor)
    part.remove()
    return grounds
  })

test('a token has the colour of the system’s theme until one is chosen, and of the nearest part with its own', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.untilAlive()
  const isDark = await visitor.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await groundsOf(visitor)).toEqual([isDark ? dark : light, dark])
  for (const [choice, ground] of [
    ['light', light],
    ['dark', dark],
  ]) {
    await visitor.evaluate((theme) => localStorage.setItem('king-exchange-theme', String(theme)), choice)
    await visitor.reload()
    await visitor.untilAlive()
    expect(await groundsOf(visitor)).toEqual([ground, dark])
  }
})
