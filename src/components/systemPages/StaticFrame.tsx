import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { copyright } from '@/data/content/footer'

export type StaticFrameProps = { logo: ReactNode; children: ReactNode }

/** The outline of the public frame as static HTML, for documents without content. */
export function StaticFrame({ logo, children }: StaticFrameProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <chakra.header borderBottomWidth="1px" borderColor="border.subtle">
        <Container display="flex" alignItems="center" height="header">
          {logo}
        </Container>
      </chakra.header>
      <chakra.main flex="1">{children}</chakra.main>
      <chakra.footer bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
        <Container py="8">
          <Text textStyle="xs" color="fg.subtle">
            {copyright}
          </Text>
        </Container>
      </chakra.footer>
    </chakra.div>
  )
}
