import { SkipNavLink } from '@chakra-ui/react/skip-nav'
import { skipToContent } from '@/data/content/brand'

/** The first focusable element of every page: skips the header and moves to `#main`. */
export function SkipLink() {
  return <SkipNavLink id="main">{skipToContent}</SkipNavLink>
}
