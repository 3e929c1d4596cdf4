import { Link, type LinkProps } from '@chakra-ui/react/link'
import { createLink } from '@tanstack/react-router'
import { type SoonProps, useSoonTag } from './useSoonTag'
import { withinHash } from './withinHash'

export type TextAnchorProps = LinkProps & SoonProps

function TextAnchor(props: TextAnchorProps) {
  return <Link {...useSoonTag(props)} />
}

/** A router link within text: `variant="underline"` (gold, the default) or `"plain"`. */
export const TextLink = withinHash(createLink(TextAnchor))
