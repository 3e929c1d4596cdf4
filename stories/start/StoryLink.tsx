import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { storyLink } from '../workbench/storyLink'

const Link = chakra('a')

/** A link to a story. */
export const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link
    href={storyLink(id)}
    display="inline-block"
    paddingBlock="1"
    color="brand.fg"
    textDecoration="underline"
    textUnderlineOffset="0.2em"
  >
    {children}
  </Link>
)
