import { Link, type LinkProps } from '@chakra-ui/react/link'
import { createLink } from '@tanstack/react-router'
import { type SoonProps, withSoonTag } from './SoonTag'
import { siteLink } from './siteLink'

export type TextAnchorProps = LinkProps &
  SoonProps & {
    /** Alone on its line it is a target of 44 px for a finger. In a text it would lie over the links of other lines. */
    isAlone?: boolean
  }

function TextAnchor({ isAlone, ...props }: TextAnchorProps) {
  return <Link _coarse={isAlone ? { py: '2.5', my: '-2.5' } : undefined} {...withSoonTag(props)} />
}

/** A router link within text: `variant="underline"` (gold, the default) or `"plain"`. */
export const TextLink = siteLink(createLink(TextAnchor))
