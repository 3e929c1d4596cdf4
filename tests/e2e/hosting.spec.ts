import { expectAddresses, expectCompressed, expectHeaders } from './hostAnswers.ts'
import { expect, test } from './support.ts'

test('every kind of file is sent with its headers, compressed, at its one address, and nothing else is', async ({
  request,
}) => {
  await expectHeaders(request)
  await expectAddresses(request)
  await expectCompressed(request, ['br', 'gzip'])
})

test('what the policy forbids is blocked, and fails the test in which it happens', async ({
  page,
  violations,
}) => {
  await page.goto('/about')
  const attempts = {
    'text as a script': () => {
      document.createElement('script').text = 'document.title = "injected"'
    },
    'text as a handler': () => document.body.setAttribute('onclick', 'document.title = "injected"'),
    'text as markup': () => {
      document.body.innerHTML = ''
    },
    'a script from elsewhere': () => import(`https://elsewhere.example/${''}script.js`),
    'a request to elsewhere': () => fetch('https://elsewhere.example'),
    'a style attribute': () => document.body.setAttribute('style', 'opacity: 0'),
    'a style element': () => {
      const style = document.createElement('style')
      style.textContent = 'body { opacity: 0 }'
      document.head.append(style)
    },
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    const before = violations.length
    await page.evaluate(attempt).catch(() => undefined)
    await expect.poll(() => violations.length, name).toBeGreaterThan(before)
  }
  await expect(page).not.toHaveTitle('injected')
  await expect(page.locator('body')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // They were meant; any other test would fail of them.
  violations.length = 0
})
