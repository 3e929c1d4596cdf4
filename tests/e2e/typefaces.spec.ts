import { typefaceFile } from './builtFiles.ts'
import { chooseMotion, delay, expect, idleWorkDone, test, untilWhole } from './support.ts'
import { faces, facesThatAre, untilTypefaces } from './typefaces.ts'

for (const { path, widths, tag } of [
  { path: '/', widths: [375], tag: [] },
  { path: '/', widths: [768, 1440], tag: '@night' },
  { path: '/market', widths: [375, 768, 1440], tag: '@night' },
  { path: '/token', widths: [375, 768, 1440], tag: '@night' },
  { path: '/login', widths: [375, 768, 1440], tag: '@night' },
]) {
  test(`${path} is painted before its typefaces come, and they move nothing at ${widths.join(', ')} px`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    // A new price may be wider than the one before.
    await chooseMotion(page, 'paused')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url())
    })
    await page.addInitScript(() => {
      // Every visit is the first.
      localStorage.removeItem('fast-pages-typefaces')
      const shifts: number[] = []
      const note = (list: PerformanceEntry[]) => {
        for (const entry of list) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }
      const observer = new PerformanceObserver((list) => note(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, {
        shiftsUntilNow: () => {
          note(observer.takeRecords())
          return shifts
        },
      })
    })
    for (const width of widths) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        asked.length = 0
        const release = await delay(page, '**/*.woff2')
        // The page counts as loaded when its typefaces are there.
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('h1')).toBeVisible()
        await expect.poll(() => asked.length).toBe(faces.length)
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

        release()
        await untilTypefaces(page)
        await idleWorkDone(page)
        const shifts = await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
          return (window as unknown as { shiftsUntilNow: () => number[] }).shiftsUntilNow()
        })
        // A label among others may be some pixels wider than its stand-in; the measure is shown with two digits.
        expect.soft(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(0.005)
        await page.unroute('**/*.woff2')
      })
    }
  })
}

test('no typeface is shown before all of them are there', async ({ page }) => {
  const release = await delay(page, `**${typefaceFile('King Text')}`)
  const display = page.waitForResponse(`**${typefaceFile('King Display')}`)
  await page.goto('/', { waitUntil: 'commit' })
  await (await display).finished()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await facesThatAre(page, 'loaded')).toEqual([])
  release()
  await untilTypefaces(page)
})

for (const { path, tag } of [
  { path: '/', tag: [] },
  { path: '/market', tag: '@night' },
  { path: '/features', tag: '@night' },
  { path: '/blog', tag: '@night' },
]) {
  test(`${path} adds no rule to a cascade layer after its document, for which Chromium would set all texts again`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const rules: string[] = []
      const { insertRule } = CSSStyleSheet.prototype
      CSSStyleSheet.prototype.insertRule = function (rule, index) {
        rules.push(rule)
        return insertRule.call(this, rule, index)
      }
      Object.assign(window, { addedRules: rules })
    })
    await page.setViewportSize({ width: 375, height: 900 })
    await page.goto(path)
    await untilTypefaces(page)
    await idleWorkDone(page)
    await untilWhole(page)
    const added = await page.evaluate(() => (window as unknown as { addedRules: string[] }).addedRules)
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((rule) => rule.startsWith('@layer'))).toEqual([])
  })
}
