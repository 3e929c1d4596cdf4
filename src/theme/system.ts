import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { conditions } from './conditions'
import { globalCss } from './globalCss'
import { recipes, slotRecipes } from './recipes'
import { semanticTokens } from './semanticTokens'
import { layerStyles, textStyles } from './textStyles'
import { breakpoints, keyframes, tokens } from './tokens'

/**
 * The site's Chakra system: the library's properties and conditions with our own tokens and recipes only. A component
 * of the library without a recipe of ours is unstyled: add its recipe in `src/theme/recipes` before using it.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'kx',
  preflight: true,
  conditions,
  globalCss,
  theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles, layerStyles, recipes, slotRecipes },
})
