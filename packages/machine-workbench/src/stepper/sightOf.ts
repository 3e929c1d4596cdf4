/** The ids that React gives, which go on counting in each life of a component. */
const givenId = /_r_[\da-z]+_/g

/** What a component shows, by its markup; its ids are counted anew, so that another life of it can be compared. */
export function sightOf(markup: string): string {
  const ids = new Map<string, string>()
  return markup.replace(givenId, (id) => {
    const known = ids.get(id) ?? `_r_${ids.size}_`
    ids.set(id, known)
    return known
  })
}
