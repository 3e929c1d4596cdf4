import dashboardNarrow from './pictures/dashboard-narrow.webp'
import dashboardWide from './pictures/dashboard-wide.webp'
import marketNarrow from './pictures/market-narrow.webp'
import marketWide from './pictures/market-wide.webp'

/** A picture file with its size in pixels, which reserves its space before it has loaded. */
export type PictureFile = { src: string; width: number; height: number }

/** A screen of the site, as a wide window and as a phone shows it. */
export type ScreenPicture = { wide: PictureFile; narrow: PictureFile; alt: string }

const wide = (src: string): PictureFile => ({ src, width: 1600, height: 1000 })

/** Screens of the site. `npm run pictures` takes them again from the workbench. */
export const screenPictures = {
  market: {
    wide: wide(marketWide),
    narrow: { src: marketNarrow, width: 750, height: 840 },
    alt: 'The market page with its search, its filters and a table of prices',
  },
  dashboard: {
    wide: wide(dashboardWide),
    narrow: { src: dashboardNarrow, width: 750, height: 1440 },
    alt: 'The dashboard of the demo account with its total balance and a table of tokens',
  },
} satisfies Record<string, ScreenPicture>
