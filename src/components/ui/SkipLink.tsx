import { SkipNavLink } from '@chakra-ui/react/skip-nav'

/** The first focusable element of every page: skips the header and moves to `#main`. */
export function SkipLink() {
  return <SkipNavLink id="main">Skip to the content</SkipNavLink>
}
