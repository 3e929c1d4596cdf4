import type { Difference } from './comparePictures'
import type { Subject } from './subject'

/**
 * What is found of a subject. An `unsteady` one looked different each time, so nothing can be said of it; one that
 * `failed` could not be shown at all.
 */
export type Kind = 'changed' | 'new' | 'gone' | 'failed' | 'unsteady'

/** The kinds in the order of their weight. */
export const kinds: Kind[] = ['changed', 'new', 'gone', 'failed', 'unsteady']

/** A subject at one width. Pictures are named by their files. */
export type View = {
  width: number
  kind: Kind
  before?: string
  after?: string
  difference?: Omit<Difference, 'mask'> & { mask: string }
  /** Why it could not be shown. */
  problem?: string
}

/** A subject of which there is something to say. */
export type Finding = Omit<Subject, 'address'> & {
  kind: Kind
  /** Changes when its pictures do, so that a verdict lasts as long as what it is about. */
  digest: string
  views: View[]
}

/** The weightiest kind of a subject's views. */
export const kindOf = (views: View[]): Kind =>
  kinds.find((kind) => views.some((view) => view.kind === kind)) ?? 'unsteady'

/** Findings by area, in the alphabet's order; within an area in that of their ids. */
export function groupByArea(findings: Finding[]): { area: string; findings: Finding[] }[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of [...findings].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    groups.set(finding.area, [...(groups.get(finding.area) ?? []), finding])
  }
  return [...groups]
    .map(([area, members]) => ({ area, findings: members }))
    .sort((one, other) => (one.area < other.area ? -1 : 1))
}
