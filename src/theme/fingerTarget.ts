import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * For a link that stands alone on its line: a target of 44 px for a finger, which moves nothing around it. In a text it
 * would lie over the links of other lines.
 */
export const fingerTarget = { _coarse: { py: '2.5', my: '-2.5' } } satisfies SystemStyleObject
