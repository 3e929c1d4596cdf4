import { lazyRouteComponent } from '@tanstack/react-router'
import { brand } from '@/data/content/brand'
import type { PlaceholderArea, PlaceholderPath } from '@/data/content/placeholders'
import type { ConstructionArea } from './-construction/constructionArea'

// One module for each area, so that no page loads another area's texts and drawing.
const areas: Record<PlaceholderArea, () => Promise<ConstructionArea>> = {
  public: async () => (await import('./-construction/publicArea')).publicArea,
  account: async () => (await import('./-construction/accountArea')).accountArea,
  admin: async () => (await import('./-construction/adminArea')).adminArea,
}

/** The route options of a page under construction. Its title, texts and drawing are loaded with the page. */
export const underConstruction = <Area extends PlaceholderArea>(area: Area, path: PlaceholderPath<Area>) => {
  return {
    staticData: { title: 'Under construction', description: brand.description, isPlaceholder: true },
    component: lazyRouteComponent(async () => {
      const { pages, show } = await areas[area]()
      const page = pages.find(({ to }) => to === path)
      if (!page) throw new Error(`${path} is not under construction`)
      return { default: () => show(page) }
    }),
  }
}
