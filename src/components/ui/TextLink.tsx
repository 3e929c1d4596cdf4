import { Link, type LinkProps } from '@chakra-ui/react/link'
import { createLink } from '@tanstack/react-router'
import { type SoonProps, withSoonTag } from './SoonTag'
import { siteLink } from './siteLink'

export type TextAnchorProps = LinkProps & SoonProps

function TextAnchor(props: TextAnchorProps) {
  return <Link {...withSoonTag(props)} />
}

/** A router link within text: `variant="underline"` (gold, the default) or `"plain"`. */
export const TextLink = siteLink(createLink(TextAnchor))
