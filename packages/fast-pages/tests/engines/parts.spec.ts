import { expect, test } from './test.ts'

const counter = '[data-lower] button'

test('a press on a lower part is answered once, by a pointer or without one, before there are scripts and after', {
  tag: '@night',
}, async ({ visitor, site }) => {
  const release = site.hold(/\.js$/)
  await visitor.open('/')
  await visitor.press(counter)
  expect(await visitor.look((selector) => document.querySelector(selector)?.ariaBusy, counter)).toBe('true')
  release()
  await visitor.reads(counter, 'Counted 1')
  await visitor.press(counter)
  await visitor.reads(counter, 'Counted 2')

  // At the moment when the page answers, and its lower parts do not yet.
  await visitor.open('/?at=once')
  await visitor.look((selector) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      document.querySelector<HTMLElement>(selector)?.click()
    }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  }, counter)
  await visitor.reads(counter, 'Counted 1')
})
