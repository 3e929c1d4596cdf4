import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { Columns } from '@/components/ui/Columns'
import { areaNotices } from '@/data/content/areaNotices'
import { CardAccount } from './CardAccount'
import { CardBenefits } from './CardBenefits'
import { CardPair } from './CardPair'
import { CardTransactions } from './CardTransactions'

const columns = { xl: '7 5' }

/** The cards of the user area, all of it sample data. */
export function CardsPage() {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <chakra.header display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="6">
        <Stack gap="2">
          <Heading as="h1" textStyle="page">
            King Cards
          </Heading>
          <Text color="fg.muted" maxW="46ch">
            Spend what you hold, by debit or on credit.
          </Text>
        </Stack>
        <NoticeButton notice={areaNotices.orderCard} variant="outline">
          Order New Card
        </NoticeButton>
      </chakra.header>
      <Columns columns={columns} gap={{ base: '10', xl: '16' }} alignItems="center">
        <CardPair />
        <CardAccount />
      </Columns>
      <Columns columns={columns} gap={{ base: '12', xl: '16' }} alignItems="start">
        <CardTransactions />
        <CardBenefits />
      </Columns>
    </Stack>
  )
}
