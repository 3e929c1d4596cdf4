import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type ByAccountProps = {
  /** For a signed-in user. */
  user: ReactNode
  /** For everybody else. */
  visitor: ReactNode
}

/** Shows one of two versions of a page's part. Both are in the document, so the first paint is the right one. */
export function ByAccount({ user, visitor }: ByAccountProps) {
  return (
    <>
      <chakra.div display="none" _signedIn={{ display: 'contents' }}>
        {user}
      </chakra.div>
      <chakra.div display="contents" _signedIn={{ display: 'none' }}>
        {visitor}
      </chakra.div>
    </>
  )
}
