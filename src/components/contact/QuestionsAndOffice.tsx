import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { Columns } from '@/components/ui/Columns'
import { Headquarters } from './Headquarters'
import { Questions } from './Questions'

/** Frequent questions beside the address of the headquarters, below the contact form. */
export function QuestionsAndOffice() {
  return (
    <chakra.div bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <Container py={{ base: '16', md: '20' }}>
        <Columns columns={{ lg: '7 5' }} gap={{ base: '16', lg: '20' }} alignItems="start">
          <PartBoundary>
            <Questions />
            <Headquarters />
          </PartBoundary>
        </Columns>
      </Container>
    </chakra.div>
  )
}
