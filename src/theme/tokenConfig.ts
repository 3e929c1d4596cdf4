import { semanticTokens } from './semanticTokens'
import { tokens } from './tokens'

/**
 * The tokens as Chakra's system takes them. In the build it takes what it made of them before, `builtTokens.ts`, and this
 * is empty: see decision 029.
 */
export const tokenConfig = { tokens, semanticTokens }
