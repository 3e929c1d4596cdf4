import { expect, test } from './test.ts'

for (const [path, heading] of [
  ['/', 'Every market…'],
  ['/market', 'The whole market at a glance'],
  ['/token', 'Two tokens, one crown'],
  ['/features', 'One account, six ways to use it'],
  ['/blog', 'Plain words on moving markets'],
  ['/contact', 'How can we help?'],
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
] as const) {
  test(`${path} is hydrated, and reports nothing`, { tag: '@night' }, async ({ visitor }) => {
    await visitor.open(path)
    await visitor.untilHydrated()
    await visitor.sees('heading', heading)
  })
}

test('what the policy of the site forbids is blocked, and reported', { tag: '@night' }, async ({
  visitor,
  site,
}) => {
  site.rewrite((html) => html.replace('</body>', '<script>window.isForeign = true</script></body>'))
  await visitor.open('/terms')
  await visitor.untilHydrated()
  expect(await visitor.evaluate(() => 'isForeign' in window)).toBe(false)
  await expect.poll(() => site.reports).toHaveLength(1)
  expect(site.reports.splice(0)[0]).toMatch(/^blocked script-src/)
})
