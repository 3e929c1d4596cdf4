import { lazyRouteComponent } from '@tanstack/react-router'
import { brand } from '@/data/content/brand'
import { type PlaceholderArea, type PlaceholderPath, readPlaceholder } from '@/data/registries/placeholders'
import { describePage, describePlaceholder } from '@/data/rules/pageHead'

/** The route options of a page under construction. Its title and texts are loaded with the page. */
export const underConstruction = <Area extends PlaceholderArea>(area: Area, path: PlaceholderPath<Area>) => ({
  staticData: { title: 'Under construction', description: brand.description, isPlaceholder: true },
  head: async () => describePage(describePlaceholder(await readPlaceholder(area, path))),
  component: lazyRouteComponent(async () => {
    const [{ UnderConstruction }, { to, ...construction }] = await Promise.all([
      import('@/components/feedback/UnderConstruction'),
      readPlaceholder(area, path),
    ])
    return { default: () => <UnderConstruction {...construction} /> }
  }),
})
