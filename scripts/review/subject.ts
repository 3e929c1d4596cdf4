/** What a picture is taken of: a story of the workbench or a page of the site. */
export type Subject = {
  /** The story's id, or `page--` with the path of the page. */
  id: string
  source: 'story' | 'page'
  /** What it is listed under. */
  area: string
  title: string
  /** Its address in the workbench or on the site. */
  address: string
}

/** A subject in two commits; one that is only in the later of them is new, one only in the earlier is gone. */
export type Pair = { id: string; before?: Subject; after?: Subject }

/** Joins the subjects of two commits by their ids, and takes those whose id contains a text. */
export function pairSubjects(before: Subject[], after: Subject[], only = ''): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const subject of after) pairs.set(subject.id, { id: subject.id, after: subject })
  for (const subject of before) {
    pairs.set(subject.id, { id: subject.id, ...pairs.get(subject.id), before: subject })
  }
  return [...pairs.values()]
    .filter(({ id }) => id.includes(only))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}
