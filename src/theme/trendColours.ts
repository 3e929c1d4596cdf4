import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The colour of a trend, which the element names in `data-trend`. */
export const trendColours: SystemStyleObject = {
  color: 'fg.muted',
  '&[data-trend=gain]': { color: 'gain' },
  '&[data-trend=loss]': { color: 'loss' },
}
