import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Where and how much two pictures differ. */
export type Difference = {
  /** The size that holds both pictures. */
  width: number
  height: number
  changedPixels: number
  /** The smallest box around all that differs. */
  box: { left: number; top: number; width: number; height: number }
  /** A transparent picture in which each pixel that differs is marked. */
  mask: Buffer
}

/** The colour of a mark, which the theme does not have. */
const mark: [number, number, number] = [255, 0, 200]

/**
 * Compares two pictures pixel by pixel and tolerates nothing: both come from the same browser on the same machine. What
 * only the larger one has differs.
 */
export function comparePictures(before: Buffer, after: Buffer): Difference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const shared = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) }
  const whole = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  const marks = new PNG({ ...shared })
  const changed = pixelmatch(
    cut(one, shared).data,
    cut(other, shared).data,
    marks.data,
    shared.width,
    shared.height,
    { threshold: 0, includeAA: true, diffMask: true, diffColor: mark },
  )
  const mask = new PNG({ ...whole })
  fill(mask)
  PNG.bitblt(marks, mask, 0, 0, shared.width, shared.height, 0, 0)
  return {
    ...whole,
    changedPixels: changed + whole.width * whole.height - shared.width * shared.height,
    box: boxOf(mask),
    mask: PNG.sync.write(mask, { deflateLevel: 3, filterType: 0 }),
  }
}

/** The upper left part of a picture; the picture itself where that is all of it. */
function cut(picture: PNG, size: { width: number; height: number }): PNG {
  if (picture.width === size.width && picture.height === size.height) return picture
  const part = new PNG({ ...size })
  PNG.bitblt(picture, part, 0, 0, size.width, size.height, 0, 0)
  return part
}

function fill({ data }: PNG): void {
  for (let at = 0; at < data.length; at += 4) data.set([...mark, 255], at)
}

function boxOf({ data, width, height }: PNG): Difference['box'] {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  return {
    left: Math.min(left, right),
    top: Math.min(top, bottom),
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
  }
}
