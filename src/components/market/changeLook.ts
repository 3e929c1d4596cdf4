import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { trendColours } from '@/theme/trendColours'

/** The look of a `trendFigure` in an asset's own view. */
export const changeLook: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'figure',
  ...trendColours,
  maxWidth: 'full',
  '& > svg': { flexShrink: '0' },
  '& > bdi': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > [data-unseen]': { srOnly: true },
}
