import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readableAddress } from '@/data/text/readableAddress'
import { toAddress } from '@/data/text/toAddress'

it.each([
  ['olga@xn--bcher-kva.example', 'olga@bücher.example'],
  ['OLGA@XN--BCHER-KVA.EXAMPLE', 'OLGA@bücher.example'],
  ['аня@xn--80a1acny.xn--p1ai', 'аня@почта.рф'],
  ['ali@mail.xn--mgbh0fb.xn--kgbechtv', 'ali@mail.مثال.إختبار'],
  ['ada@example.com', 'ada@example.com'],
  ['xn--bcher-kva@example.com', 'xn--bcher-kva@example.com'],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['', ''],
  // Decoded, these are none, or another one.
  ['ada@xn--a', 'ada@xn--a'],
  ['ada@xn--.com', 'ada@xn--.com'],
  ['ada@xn--example-.com', 'ada@xn--example-.com'],
])('%s is shown as %s', async (address, readable) => {
  expect(await readableAddress(address)).toBe(readable)
})

it('shows an address as it was typed, and it leads back to the one that was sent', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aköñéçжяשअ한例'), minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(letters, async (label) => {
      const sent = toAddress(`ada@${label}.example`)
      // Letters of both directions in one label are no domain.
      fc.pre(sent !== '')
      expect(toAddress(await readableAddress(sent))).toBe(sent)
    }),
  )
})
