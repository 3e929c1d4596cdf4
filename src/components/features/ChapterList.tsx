import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'

/** Chapters one below the other. */
export const ChapterList = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" gap={{ base: '12', md: '18' }}>
    <PartBoundary>{children}</PartBoundary>
  </chakra.div>
)
