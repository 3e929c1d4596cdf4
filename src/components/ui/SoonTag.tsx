import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

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

type AnchorProps = { title?: string; 'aria-label'?: string; children?: ReactNode }

export type SoonProps = {
  /** A link to a page under construction is tagged, but for `none`, where something beside it says so. */
  soon?: 'none'
  /** True if the page is under construction, which `siteLink` tells the anchor. */
  isSoon?: boolean
}

/** The props of a link's anchor, with a tag if the link leads to a page under construction. */
export function withSoonTag<Props extends AnchorProps>({ isSoon, ...props }: Props & SoonProps) {
  if (!isSoon) return props
  const label = props['aria-label']
  if (label) return { ...props, 'aria-label': `${label} (Soon)`, title: `${label} (Soon)` }
  return {
    ...props,
    children: (
      <>
        {props.children}
        <SoonTag />
      </>
    ),
  }
}
