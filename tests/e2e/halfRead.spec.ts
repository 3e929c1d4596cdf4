import { expect, test } from './support.ts'

// Scripts begin when the whole document is read.
test.use({ javaScriptEnabled: false })

const pages = ['/', '/market', '/login']

/** Into how many parts a document is cut. After each a browser may paint. */
const parts = 20

for (const path of pages) {
  test(`${path} has its heading where it stays, or not yet, while the document is read`, {
    tag: '@night',
  }, async ({ page }) => {
    test.slow()
    const whole = await (await page.request.get(path)).text()
    const body = whole.indexOf('<body')
    let read = whole
    // Whether a typeface moves anything is another question.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ contentType: 'text/html', body: read }),
    )
    /** Pixels from the top of the window to the heading; null while it is not seen. */
    const headingAfter = async (part: number) => {
      read = whole.slice(0, body + Math.round(((whole.length - body) * part) / parts))
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      return page.evaluate(() => {
        // A browser paints nothing before this is read as a whole, if the document has it (`rel=expect`).
        const last = [...document.querySelectorAll('*')].at(-1) ?? null
        if (document.querySelector('#first-screen')?.contains(last)) return null
        const heading = document.querySelector('h1')
        if (!heading?.checkVisibility({ visibilityProperty: true })) return null
        return Math.round(heading.getBoundingClientRect().top)
      })
    }
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const place = await headingAfter(parts)
      expect(place).toBeGreaterThan(0)
      const places = []
      for (let part = 1; part < parts; part += 1) places.push(await headingAfter(part))
      expect(
        [...new Set(places)].filter((top) => top !== null && top !== place),
        `at ${width} px`,
      ).toEqual([])
    }
  })
}
