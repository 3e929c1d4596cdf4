// Styles of the native select. Not registered in the system, so that only the market page loads them.
import { defineRecipe } from '@chakra-ui/react/styled-system'
import { input } from '@/theme/recipes/controls'

export const select = defineRecipe({
  className: 'kx-select',
  base: { ...input.base, '--input-height': 'sizes.11', fontSize: 'md', ps: '3', pe: '9' },
})
