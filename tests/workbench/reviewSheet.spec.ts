import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { PNG } from 'pngjs'
import type { Finding } from '../../scripts/review/finding.ts'
import { sheetPage } from '../../scripts/review/sheet/sheetPage.ts'
import { findBarriers } from '../axe.ts'
import { overflowOf } from '../overflow.ts'

const difference = {
  width: 375,
  height: 400,
  changedPixels: 1200,
  box: { left: 10, top: 300, width: 40, height: 30 },
}

const findings: Finding[] = [
  {
    id: 'screens--home--signed-out',
    source: 'story',
    area: 'Screens',
    title: 'Home / Signed out',
    kind: 'changed',
    digest: 'one',
    views: [
      {
        width: 375,
        kind: 'changed',
        before: 'a.png',
        after: 'b.png',
        difference: { ...difference, mask: 'c.png' },
      },
    ],
  },
  {
    id: 'components--alerts--new-one',
    source: 'story',
    area: 'Components',
    title: 'Alerts / <New> "one"',
    kind: 'new',
    digest: 'two',
    views: [375, 1440].map((width) => ({ width, kind: 'new', after: 'b.png' })),
  },
  {
    id: 'page--cards',
    source: 'page',
    area: 'Pages: account',
    title: '/cards',
    kind: 'failed',
    digest: 'three',
    views: [{ width: 1440, kind: 'failed', problem: 'The page was not hydrated.' }],
  },
]

/** Writes a sheet with pictures, and opens it from the disk. */
async function openSheet(page: Page, info: TestInfo, found = findings): Promise<void> {
  const file = info.outputPath('index.html')
  mkdirSync(info.outputPath('pictures'), { recursive: true })
  for (const name of ['a.png', 'b.png', 'c.png']) {
    const png = new PNG({ width: 375, height: 400 })
    png.data.fill(name === 'c.png' ? 0 : 120)
    writeFileSync(path.join(info.outputPath('pictures'), name), PNG.sync.write(png))
  }
  const names = { before: 'main (1234567)', after: '89abcde' }
  writeFileSync(file, sheetPage({ findings: found, names, scope: { subjects: 500, pictures: 1000 } }))
  await page.goto(pathToFileURL(file).href)
}

const entry = (page: Page, name: string) => page.getByRole('article', { name })

test('a sheet lists its entries by area, with their pictures', async ({ page }, info) => {
  await openSheet(page, info)
  await expect(page.getByText('3 of 500 stories and pages differ.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Components 1',
    'Pages: account 1',
    'Screens 1',
  ])
  const changed = entry(page, 'Home / Signed out')
  await expect(changed.getByRole('img')).toHaveCount(3)
  await expect(changed).toContainText('1,200 pixels differ, within 40 × 30 at 10, 300')
  await expect(entry(page, 'Alerts / <New> "one"').getByRole('img')).toHaveCount(2)
  await expect(entry(page, '/cards')).toContainText('The page was not hydrated.')
})

for (const width of [375, 1440]) {
  test(`a sheet has no barrier and no overflow at ${width} pixels, in any view`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await openSheet(page, info)
    for (const view of ['Side by side', 'Swipe', 'Difference']) {
      await page.getByRole('radio', { name: view }).check()
      expect(await findBarriers(page), view).toEqual([])
      expect(await overflowOf(page), view).toBe(0)
    }
  })
}

test('a sheet without entries says so', async ({ page }, info) => {
  await openSheet(page, info, [])
  await expect(page.getByText('Nothing differs: 500 stories and pages look the same in both')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
})

test('filters by text, area, kind, width and verdict', async ({ page }, info) => {
  await openSheet(page, info)
  const shown = page.getByRole('article')
  const status = page.getByRole('status')
  await expect(status).toHaveText('3 of 3 shown')
  await page.getByRole('searchbox', { name: 'Search' }).fill('HOME signed')
  await expect(shown).toHaveAttribute('data-id', 'screens--home--signed-out')
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it')
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  for (const [name, choice, id] of [
    ['Area', 'Pages: account (1)', 'page--cards'],
    ['Kind', 'New (1)', 'components--alerts--new-one'],
  ] as const) {
    await page.getByRole('combobox', { name }).selectOption(choice)
    await expect(shown).toHaveAttribute('data-id', id)
    await expect(status).toHaveText('1 of 3 shown')
    await page.getByRole('combobox', { name }).selectOption('All')
  }
  await page.getByRole('combobox', { name: 'Width' }).selectOption('1440 px')
  await expect(shown).toHaveCount(2)
  await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Width' }).selectOption('All')
  await entry(page, '/cards').getByRole('radio', { name: 'Reject' }).check()
  await page.getByRole('combobox', { name: 'Verdict' }).selectOption('Reject')
  await expect(shown).toHaveAttribute('data-id', 'page--cards')
})

test('a verdict given by keyboard is kept until the picture changes, and is exported', async ({
  page,
  context,
}, info) => {
  await openSheet(page, info)
  const changed = entry(page, 'Home / Signed out')
  await changed.getByRole('radio', { name: 'Open' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(changed.getByRole('radio', { name: 'Accept' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Is the crown\nmeant to be larger?')
  await page.reload()
  await expect(changed.getByRole('radio', { name: 'Question' })).toBeChecked()
  await expect(changed.getByRole('textbox', { name: 'Note' })).toHaveValue(
    'Is the crown\nmeant to be larger?',
  )

  const expected = [
    '# Review: main (1234567) → 89abcde',
    '',
    '0 accepted, 1 with a question, 0 rejected, 2 open',
    '',
    '## Components',
    '',
    '- **open** Alerts / <New> "one" (`components--alerts--new-one`), new at 375 and 1440 px',
    '',
    '## Pages: account',
    '',
    '- **open** /cards (`page--cards`), failed at 1440 px',
    '',
    '## Screens',
    '',
    '- **question** Home / Signed out (`screens--home--signed-out`), changed at 375 px: Is the crown',
    '  meant to be larger?',
    '',
  ].join('\n')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied as Markdown')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('review.md')
  expect(readFileSync(await download.path(), 'utf8')).toBe(expected)

  await openSheet(
    page,
    info,
    findings.map((finding) => ({ ...finding, digest: 'another' })),
  )
  await expect(changed.getByRole('radio', { name: 'Open' })).toBeChecked()
  await expect(changed.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('swiping by keyboard uncovers what was before', async ({ page }, info) => {
  await openSheet(page, info)
  await page.getByRole('radio', { name: 'Swipe' }).check()
  const changed = entry(page, 'Home / Signed out')
  const [before, after] = [
    await changed.locator('.before img').boundingBox(),
    await changed.locator('.after img').boundingBox(),
  ]
  expect(before).toEqual(after)
  const cut = () => changed.locator('.after').evaluate((figure) => getComputedStyle(figure).clipPath)
  expect(await cut()).toBe('inset(0px 0px 0px 50%)')
  await changed.getByRole('slider').focus()
  await page.keyboard.press('End')
  expect(await cut()).toBe('inset(0px 0px 0px 100%)')
  await page.keyboard.press('ArrowLeft')
  expect(await cut()).toBe('inset(0px 0px 0px 99%)')
})
