import { Link } from '@chakra-ui/react/link'
import { createLink } from '@tanstack/react-router'

/** A router link within text: `variant="underline"` (gold, the default) or `"plain"`. */
export const TextLink = createLink(Link)
