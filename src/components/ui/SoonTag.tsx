import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'

const look: SystemStyleObject = {
  display: 'inline-block',
  verticalAlign: '0.1em',
  marginInlineStart: '1.5',
  px: '1.5',
  py: '0.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'full',
  fontFamily: 'body',
  fontSize: '2xs',
  fontWeight: 'medium',
  lineHeight: 'none',
  whiteSpace: 'nowrap',
  color: 'fg.subtle',
  // Invisible, but a part of the link's accessible name: «Education (Soon)».
  _before: { content: '"("', fontSize: '0' },
  _after: { content: '")"', fontSize: '0' },
}

/** Says beside a link's name that the page it leads to is under construction. */
export const SoonTag = () => <chakra.span css={look}>Soon</chakra.span>
