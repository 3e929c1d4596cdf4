// Styles of the native select. Not registered in the system, so that only the market page loads them.
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { input } from '@/theme/recipes/controls'

export const nativeSelect = defineSlotRecipe({
  className: 'kx-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', '--input-height': 'sizes.11' },
    field: { ...input.base, fontSize: 'md', ps: '3.5', pe: '10' },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      insetEnd: '3.5',
      top: '0',
      height: '100%',
      color: 'fg.subtle',
      pointerEvents: 'none',
      _icon: { boxSize: '4.5' },
    },
  },
})
