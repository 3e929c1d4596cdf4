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
  parse: ({ message, seconds }) =>
    typeof seconds === 'number' ? new Refusal(String(message), seconds) : undefined,
})

it('keeps an error of a known class, and the message of any other', () => {
  const errors = [new Refusal('Too often', 30), new TypeError('Failed to fetch')]
  const [own, other] = links.textToStep(links.stepToText(errors)) as Error[]
  expect(own).toEqual(errors[0])
  expect(own).toBeInstanceOf(Refusal)
  expect(other).toEqual(new Error('Failed to fetch'))
})
