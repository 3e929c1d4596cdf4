import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { Columns } from '@/components/ui/Columns'
import { areaNotices } from '@/data/content/areaNotices'
import { cardsIntro } from '@/data/content/cards'
import { CardAccount } from './CardAccount'
import { CardBenefits } from './CardBenefits'
import { CardPair } from './CardPair'
import { CardTransactions } from './CardTransactions'

/** The cards are as large as the page allows, and small enough that their figures stand beside them. */
const columns = { md: '1 1', xl: '7 5' }

/** The cards of the user area, all of it sample data. */
export function CardsPage() {
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <chakra.header display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="6">
        <Stack gap="2">
          <Heading as="h1" textStyle="view">
            {cardsIntro.title}
          </Heading>
          <Text color="fg.muted" maxW="46ch">
            {cardsIntro.lead}
          </Text>
        </Stack>
        <NoticeButton notice={areaNotices.orderCard} variant="outline" maxWidth="full" whiteSpace="normal">
          Order New Card
        </NoticeButton>
      </chakra.header>
      <HStack gap="3" rowGap="1" wrap="wrap" textStyle="sm" color="fg.muted">
        <Badge variant="outline">{cardsIntro.badge}</Badge>
        {cardsIntro.note}
      </HStack>
      <Columns columns={columns} gap={{ base: '8', md: '10', xl: '16' }} alignItems="center">
        <PartBoundary>
          <CardPair maxW={{ base: '22rem', md: 'none' }} />
          <CardAccount />
        </PartBoundary>
      </Columns>
      <Columns columns={columns} gap={{ base: '12', md: '10', xl: '16' }} alignItems="start">
        <PartBoundary>
          <CardTransactions />
          <CardBenefits />
        </PartBoundary>
      </Columns>
    </Stack>
  )
}
