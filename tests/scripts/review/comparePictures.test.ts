import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures } from '../../../scripts/review/comparePictures.ts'

type Dot = { x: number; y: number; colour: [number, number, number] }

/** A grey picture with some dots in it. */
function draw(width: number, height: number, dots: Dot[] = []): Buffer {
  const picture = new PNG({ width, height })
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([40, 40, 40, 255], at)
  for (const { x, y, colour } of dots) picture.data.set([...colour, 255], (y * width + x) * 4)
  return PNG.sync.write(picture)
}

/** The places that a mask marks. */
function marked(mask: Buffer): string[] {
  const { data, width, height } = PNG.sync.read(mask)
  return Array.from({ length: width * height }, (_, at) => at)
    .filter((at) => data[at * 4 + 3] !== 0)
    .map((at) => `${at % width},${Math.floor(at / width)}`)
}

it('finds nothing between equal pictures', () => {
  const { mask, ...difference } = comparePictures(draw(4, 3), draw(4, 3))
  expect(difference).toEqual({
    width: 4,
    height: 3,
    changedPixels: 0,
    box: { left: 0, top: 0, width: 0, height: 0 },
  })
  expect(marked(mask)).toEqual([])
})

it('marks each pixel that differs, by the smallest step of one colour as well', () => {
  const after = draw(6, 5, [
    { x: 1, y: 2, colour: [41, 40, 40] },
    { x: 4, y: 3, colour: [255, 255, 255] },
  ])
  const { mask, ...difference } = comparePictures(draw(6, 5), after)
  expect(difference).toEqual({
    width: 6,
    height: 5,
    changedPixels: 2,
    box: { left: 1, top: 2, width: 4, height: 2 },
  })
  expect(marked(mask)).toEqual(['1,2', '4,3'])
})

it('takes the edge of a letter for a change like any other', () => {
  const edge: Dot[] = [0, 1, 2, 3, 4].map((y) => ({ x: 2, y, colour: [90, 90, 90] }))
  const letter: Dot[] = [0, 1, 2, 3, 4].map((y) => ({ x: 3, y, colour: [200, 200, 200] }))
  const { changedPixels } = comparePictures(draw(6, 5, letter), draw(6, 5, [...edge, ...letter]))
  expect(changedPixels).toBe(5)
})

it('counts what only one picture has as changed, whichever is the larger one', () => {
  const [small, tall] = [draw(3, 2), draw(3, 4, [{ x: 0, y: 0, colour: [0, 0, 0] }])]
  for (const { mask, ...difference } of [comparePictures(small, tall), comparePictures(tall, small)]) {
    expect(difference).toEqual({
      width: 3,
      height: 4,
      changedPixels: 7,
      box: { left: 0, top: 0, width: 3, height: 4 },
    })
    expect(marked(mask)).toEqual(['0,0', '0,2', '1,2', '2,2', '0,3', '1,3', '2,3'])
  }
})

it('compares pictures of which one is wider and the other one taller', () => {
  const { changedPixels, width, height } = comparePictures(draw(4, 2), draw(2, 5))
  expect({ changedPixels, width, height }).toEqual({ changedPixels: 4 * 5 - 2 * 2, width: 4, height: 5 })
})
