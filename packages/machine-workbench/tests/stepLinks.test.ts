import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepLinks } from '../src/stepLinks.ts'

class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}

const links = stepLinks({
  write: (error) => (error instanceof Refusal ? { seconds: error.seconds } : undefined),
  read: ({ message, seconds }) =>
    typeof seconds === 'number' ? new Refusal(String(message), seconds) : undefined,
})

it('keeps an error of a known class, and the message of any other', () => {
  const steps = [
    { type: 'failed', error: new Refusal('Too often', 30) },
    { type: 'failed', error: new TypeError('Failed to fetch') },
  ]
  const [own, other] = links.unpackSteps(links.packSteps(steps)) ?? []
  expect(own?.error).toEqual(steps[0]?.error)
  expect(own?.error).toBeInstanceOf(Refusal)
  expect(other?.error).toEqual(new Error('Failed to fetch'))
})

it('keeps any steps through an address, whatever their texts are', () => {
  const steps = fc.array(fc.record({ type: fc.string({ unit: 'binary' }), value: fc.json() }))
  fc.assert(
    fc.property(steps, (given) => {
      const packed = links.packPlace({ start: 'lamp', taken: given.length, steps: given })
      const url = new URL('http://localhost/')
      url.searchParams.set('walk', packed)
      const read = new URL(url.href).searchParams.get('walk') ?? ''
      expect(links.unpackPlace(read)?.steps).toEqual(given)
    }),
  )
})

it('reads no place from any other text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(links.unpackPlace(text)).toBeNull()
    }),
  )
})
