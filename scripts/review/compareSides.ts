import { createHash } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { comparePictures } from './comparePictures'
import { type Finding, kindOf, type View } from './finding'
import { type Look, lookAgain } from './lookAgain'
import { type Camera, openCamera, type Side } from './openCamera'
import type { Pair, Subject } from './subject'

/** The widths of the windows: a phone's and a desktop's. */
export const widths = [375, 1440]

export type Comparison = {
  browser: Browser
  before: Side
  after: Side
  pairs: Pair[]
  /** Keeps a picture under a name. */
  keep: (name: string, png: Buffer) => void
  /** How many pictures are taken at the same time. */
  workers?: number
  onProgress?: (done: number, all: number) => void
}

/** Looks at each pair in both commits and at each width, and says what differs. */
export async function compareSides({
  browser,
  before,
  after,
  pairs,
  keep,
  workers = 2,
  onProgress,
}: Comparison): Promise<Finding[]> {
  const jobs = widths.flatMap((width) => pairs.map((pair) => ({ pair, width })))
  const all = jobs.length
  const views = new Map<string, View[]>()
  const hashes = new Map<string, string[]>()
  const keepOf =
    ({ id }: Pair, width: number) =>
    (part: string, png: Buffer) => {
      const name = `${id}-${width}-${part}.png`
      keep(name, png)
      hashes.set(id, [...(hashes.get(id) ?? []), `${name} ${hashOf(png)}`])
      return name
    }
  let done = 0
  const work = async () => {
    const cameras = openCameras(browser, { before, after })
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { pair, width } = job
        const view = await viewOf(pair, width, cameras, keepOf(pair, width)).catch(
          (error: Error): View => ({ width, kind: 'failed', problem: error.message.split('\n')[0] }),
        )
        if (view) views.set(pair.id, [...(views.get(pair.id) ?? []), view])
        done += 1
        onProgress?.(done, all)
      }
    } finally {
      await cameras.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return pairs.flatMap((pair) => {
    const found = views.get(pair.id)?.sort((one, other) => one.width - other.width)
    if (!found) return []
    const { source, area, title } = (pair.after ?? pair.before) as Subject
    const digest = hashOf(hashes.get(pair.id)?.sort().join() ?? '').slice(0, 12)
    return { id: pair.id, source, area, title, kind: kindOf(found), digest, views: found }
  })
}

const hashOf = (value: string | Buffer) => createHash('sha256').update(value).digest('base64url')

type Cameras = {
  take: (side: 'before' | 'after', subject: Subject, width: number, attempt?: 1 | 2 | 3) => Promise<Buffer>
  close: () => Promise<void>
}

/** A camera for each commit, and more of them, with pages of their own, for further looks. */
function openCameras(browser: Browser, sides: { before: Side; after: Side }): Cameras {
  const cameras = new Map<string, Camera>()
  return {
    take: (side, subject, width, attempt = 1) => {
      const name = `${side} ${attempt}`
      const camera = cameras.get(name) ?? openCamera(browser, sides[side])
      cameras.set(name, camera)
      return camera.take(subject, width)
    },
    close: async () => {
      await Promise.all([...cameras.values()].map((camera) => camera.close()))
    },
  }
}

/** What there is to say of a pair at a width; nothing where it looks the same. */
async function viewOf(
  { before, after }: Pair,
  width: number,
  { take }: Cameras,
  keep: (part: string, png: Buffer) => string,
): Promise<View | undefined> {
  if (!before) return after && { width, kind: 'new', after: keep('after', await take('after', after, width)) }
  if (!after) return { width, kind: 'gone', before: keep('before', await take('before', before, width)) }
  const { outcome, look } = await lookAgain(
    async (attempt): Promise<Look> => ({
      before: await take('before', before, width, attempt),
      after: await take('after', after, width, attempt),
    }),
  )
  if (outcome === 'same') return undefined
  const { mask, ...difference } = comparePictures(look.before, look.after)
  return {
    width,
    kind: outcome,
    before: keep('before', look.before),
    after: keep('after', look.after),
    difference: { ...difference, mask: keep('difference', mask) },
  }
}
