import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Shows its content as the document of a signed-in user does. */
export const SignedInDocument = ({ children }: { children: ReactNode }) => (
  <chakra.div data-account="" display="contents">
    {children}
  </chakra.div>
)
