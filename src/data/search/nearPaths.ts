import { editDistance } from '@/data/text/editDistance'

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Distance of a path from the one that was asked for; infinite if they have nothing in common. */
function distance(asked: string, path: string): number {
  const allowed = Math.max(1, Math.floor(path.length / 4))
  const edits = Math.min(editDistance(asked, path), editDistance(lastPart(asked), lastPart(path)) + 0.5)
  if (edits <= allowed) return edits
  const isPart = asked.startsWith(`${path}/`) || (asked.length > 3 && path.startsWith(asked))
  return isPart ? allowed + 1 : Number.POSITIVE_INFINITY
}

/** Characters of an address that are compared. Cut before anything is looked for in it: it may be as long as it likes. */
const compared = 60

/** The paths that are most like the one that was asked for, nearest first, at most three. */
export function nearPaths(asked: string, paths: readonly string[]): string[] {
  const plain = asked
    .slice(0, compared)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(?<=[^/])\/+$/, '')
  return paths
    .filter((path) => path !== '/')
    .map((path) => ({ path, far: distance(plain, path) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ path }) => path)
}
