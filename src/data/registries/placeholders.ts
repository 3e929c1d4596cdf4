import type { AreaPage, Construction, Placeholder } from './navigation'

/** The pages under construction: one table for each area, so that no page loads another area's texts and icons. */
const tables = {
  public: async () => (await import('./publicPlaceholders')).publicPlaceholders,
  account: async () => (await import('./accountNavigation')).accountNavigation,
  admin: async () => (await import('./adminNavigation')).adminNavigation,
}

type Tables = { [Area in keyof typeof tables]: Awaited<ReturnType<(typeof tables)[Area]>>[number] }

/** A part of the site with pages under construction. */
export type PlaceholderArea = keyof Tables

/** The address of a page under construction. */
export type PlaceholderPath<Area extends PlaceholderArea> = Extract<Tables[Area], Construction>['to']

const isPlaceholder = (page: Placeholder | AreaPage): page is Placeholder => page.promise !== undefined

/** The pages of an area that are under construction. */
export async function readPlaceholders(area: PlaceholderArea): Promise<Placeholder[]> {
  const pages: readonly (Placeholder | AreaPage)[] = await tables[area]()
  return pages.filter(isPlaceholder)
}

/** The page under construction at an address. Throws if its area has none there. */
export async function readPlaceholder<Area extends PlaceholderArea>(
  area: Area,
  path: PlaceholderPath<Area>,
): Promise<Placeholder> {
  const placeholder = (await readPlaceholders(area)).find(({ to }) => to === path)
  if (!placeholder) throw new Error(`${path} is not under construction`)
  return placeholder
}
