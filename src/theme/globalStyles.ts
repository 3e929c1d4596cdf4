import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './globalCss'
import { system } from './system'
import { keyframes } from './tokens'

const { layers, getPreflightCss, getGlobalCss, getTokenCss } = createSystem(system._config, {
  preflight: true,
  disableLayers: false,
  globalCss,
  theme: { keyframes },
})

/**
 * The styles of the whole site for Emotion: the order of the layers, Chakra's reset, our page-wide rules, keyframes and
 * the tokens. Every document holds them, so no browser has to compute them.
 */
export const globalStyles = [layers.atRule, getPreflightCss(), getGlobalCss(), getTokenCss()]
