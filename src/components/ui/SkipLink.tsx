import { SkipNavLink } from '@chakra-ui/react/skip-nav'

/** The first stop of the Tab key on every page: jumps over the header to `#main`. */
export function SkipLink() {
  return <SkipNavLink id="main">Skip to the content</SkipNavLink>
}
