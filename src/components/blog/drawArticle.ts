import type { ArticlePicture } from '@/data/content/blog'
import { beams } from './beams'
import type { Drawing, Random } from './drawing'
import { rings } from './rings'
import { sheets } from './sheets'
import { waves } from './waves'

const drawings: Record<ArticlePicture, (random: Random) => Drawing> = {
  ...beams,
  ...rings,
  ...waves,
  ...sheets,
}

/** A random number generator seeded with a text: numbers from 0 up to 1, the same in every browser. */
function numbersOf(text: string): Random {
  let bits = Array.from(text).reduce((hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0), 7)
  return () => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0
    return (bits >>> 8) / 2 ** 24
  }
}

/** The picture of an article, the same on every render. */
export const drawArticle = (picture: ArticlePicture): Drawing => drawings[picture](numbersOf(picture))
