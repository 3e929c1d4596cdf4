import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { breakpoints } from './breakpoints'
import { conditions } from './conditions'
import { recipes, slotRecipes } from './recipes'
import { semanticTokens } from './semanticTokens'
import { layerStyles, textStyles } from './textStyles'
import { tokens } from './tokens'

const themed = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'kx',
  preflight: false,
  conditions,
  theme: { breakpoints, tokens, semanticTokens, textStyles, layerStyles, recipes, slotRecipes },
})

/**
 * The site's Chakra system: the library's properties and conditions with our own tokens and recipes only. A component
 * of the library without a recipe of ours is unstyled: add its recipe in `src/theme/recipes` before using it.
 *
 * It has no global styles and declares no layers, which the provider would serialise and hash in every browser to find
 * that the document holds them: see `globalStyles.ts`.
 */
export const system = { ...themed, _config: { ...themed._config, disableLayers: true }, _global: [] }
