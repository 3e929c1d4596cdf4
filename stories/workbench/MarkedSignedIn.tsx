import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Marks its content as the document of a signed-in user is marked. */
export const MarkedSignedIn = ({ children }: { children: ReactNode }) => (
  <chakra.div data-account="" display="contents">
    {children}
  </chakra.div>
)
