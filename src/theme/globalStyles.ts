import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './globalCss'
import { semanticTokens } from './semanticTokens'
import { system } from './system'
import { keyframes, tokens } from './tokens'

const { layers, getGlobalCss, getTokenCss } = createSystem(system._config, {
  preflight: false,
  disableLayers: false,
  globalCss,
  theme: { keyframes, tokens, semanticTokens },
})

/**
 * The styles of the whole site for Emotion: the order of the layers, the page-wide rules with our reset, keyframes
 * and the tokens. Every document holds them, so no browser has to compute them.
 */
export const globalStyles = [layers.atRule, getGlobalCss(), getTokenCss()]
