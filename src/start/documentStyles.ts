import { renderStyles } from '@king-exchange/fast-pages/source/src/emotion/renderStyles'
import { globalStyles } from '@/theme/globalStyles'

/** The styles of the whole site, which every document holds. */
export const documentStyles = renderStyles(globalStyles)
