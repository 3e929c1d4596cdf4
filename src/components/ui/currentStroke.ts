import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Marks the current page in a list of links: in gold, with a stroke at the end of its line. */
export const currentStroke = {
  _currentPage: { color: 'brand.fg', _after: { opacity: '1' } },
  _after: {
    content: '""',
    width: '6',
    ms: 'auto',
    flexShrink: '0',
    borderBottomWidth: '2px',
    borderColor: 'brand.drawn',
    opacity: '0',
  },
} as const satisfies SystemStyleObject
