import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const typefaces = /\.woff2$/
/** The styles that come after the first paint. */
const lateStyles = /\.css$/

/** The families whose faces have this status. */
const facesThatAre = (visitor: Visitor, status: FontFaceLoadStatus) =>
  visitor.evaluate(
    (wanted) =>
      [...document.fonts]
        .filter((face) => face.status === wanted)
        .map(({ family }) => family.replaceAll('"', ''))
        // System fonts in the size of a typeface stand in for it.
        .filter((family) => !family.includes('Fallback'))
        .sort(),
    status,
  )

/** The font size of a heading below the first screen, which its late styles set. */
const lateSize = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) =>
      textContent?.startsWith('How your account'),
    )
    return heading && getComputedStyle(heading).fontSize
  })

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

const top = (visitor: Visitor) => visitor.evaluate(() => window.scrollY)

test('without its late styles a page is shown as it is, and they are asked for again', {
  tag: '@night',
}, async ({ visitor, site }) => {
  const mend = site.refuse(lateStyles)
  await visitor.open('/')
  await visitor.until(() => document.documentElement.dataset.page === 'hydrated')
  await visitor.until(() => !('unstyled' in document.documentElement.dataset))
  await visitor.sees('heading', 'How your account…')
  mend()
  await expect.poll(() => lateSize(visitor)).not.toBe('16px')
})

test('no typeface is shown before all of them are there', { tag: '@night' }, async ({ visitor, site }) => {
  const release = site.delay(/king-text-.*\.woff2$/)
  await visitor.open('/')
  await visitor.untilHydrated()
  // WebKit may ask again for one that keeps it waiting.
  const requested = () => new Set(site.requests.filter((address) => typefaces.test(address))).size
  await expect.poll(requested).toBe(2)
  expect(await facesThatAre(visitor, 'loaded')).toEqual([])
  release()
  await expect.poll(() => facesThatAre(visitor, 'loaded')).toEqual(['King Display', 'King Text'])
})

test('a typeface that does not come keeps no other away, and is there at the next visit', {
  tag: '@night',
}, async ({ visitor, site }) => {
  const mend = site.refuse(/king-display-.*\.woff2$/)
  await visitor.open('/')
  await expect.poll(() => facesThatAre(visitor, 'loaded')).toEqual(['King Text'])
  mend()
  await visitor.reload()
  await expect.poll(() => facesThatAre(visitor, 'loaded')).toEqual(['King Display', 'King Text'])
})

test('an address with a place shows that place, and so does a reload there', { tag: '@night' }, async ({
  visitor,
}) => {
  const seesPlace = () =>
    visitor.until(() => {
      const box = document.getElementById('protection-title')?.getBoundingClientRect()
      return box && box.bottom > 0 && box.top < window.innerHeight
    })
  await visitor.open('/#protection-title')
  await visitor.untilHydrated()
  await seesPlace()
  await visitor.evaluate(() => history.replaceState(history.state, '', '/'))
  await visitor.reload()
  await visitor.untilHydrated()
  await seesPlace()
})

test('a page is hydrated, has the colours of the system’s theme until one is chosen, and Back shows it where it was left', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.untilHydrated()
  const isDark = await visitor.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await groundsOf(visitor)).toEqual([isDark ? dark : light, dark])
  for (const [choice, ground] of [
    ['light', light],
    ['dark', dark],
  ]) {
    await visitor.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', String(theme)),
      choice,
    )
    expect(await groundsOf(visitor)).toEqual([ground, dark])
  }

  await visitor.evaluate(() => window.scrollTo({ top: 2_500, behavior: 'instant' }))
  await expect.poll(() => top(visitor)).toBeGreaterThan(2_400)
  await visitor.press('link', 'Token', 'header')
  await visitor.isAt('/token')
  await visitor.sees('heading', 'Two tokens, one crown')
  await expect.poll(() => top(visitor)).toBe(0)
  await visitor.back()
  await visitor.sees('heading', 'Every market…')
  // Sections that were never near have another height than was guessed.
  await expect.poll(() => top(visitor)).toBeGreaterThan(2_000)
})

test('Back from another site’s page shows the page where it was left, and it answers', {
  tag: '@night',
}, async ({ visitor, site }) => {
  await visitor.open('/market')
  await visitor.untilHydrated()
  await visitor.fill('Search assets by name or symbol', 'a')
  await visitor.isAt('/market?q=a')
  await visitor.tab.open(`${site.origin}/favicon.svg`)
  await visitor.back()
  await visitor.untilHydrated()
  await visitor.isAt('/market?q=a')
  expect((await visitor.facts('field', 'Search assets by name or symbol'))[0]?.value).toBe('a')
  await visitor.press('button', 'Gainers')
  await visitor.isAt('/market?q=a&filter=gainers')
})
