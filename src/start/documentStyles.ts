import { renderStyles } from '@king-exchange/fast-pages/prerender'
import { globalStyles } from '@/theme/globalStyles'

/** The styles of the whole site, which every document holds. */
export const documentStyles = renderStyles(globalStyles)
