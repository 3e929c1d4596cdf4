import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Amount } from '@/components/account/Amount'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { areaNotices } from '@/data/content/areaNotices'
import { cardTransactions } from '@/data/content/cards'

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The latest card transactions. */
export function CardTransactions() {
  return (
    <chakra.section aria-labelledby="transactions-title" minW="0">
      <Heading id="transactions-title" textStyle="part">
        Latest transactions
      </Heading>
      <chakra.ul mt="5" borderTopWidth="1px" borderColor="border">
        {cardTransactions.map(({ what, card, date, amount }) => (
          <chakra.li
            key={date}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: '4.5rem minmax(0, 1fr) auto' }}
            columnGap="4"
            rowGap="1"
            alignItems="baseline"
            py="5"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <chakra.time
              dateTime={date}
              textStyle="figure.sm"
              color="fg.subtle"
              gridColumn={{ base: '1 / -1', sm: 'auto' }}
            >
              {day.format(new Date(date))}
            </chakra.time>
            <div>
              <Text fontWeight="medium">{what}</Text>
              <Text textStyle="xs" color="fg.muted">
                {card}
              </Text>
            </div>
            <Text textStyle="figure.md" color={amount.startsWith('+') ? 'gain' : 'fg'} textAlign="end">
              <Amount>{amount}</Amount>
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
      <NoticeButton
        notice={areaNotices.statement}
        variant="outline"
        mt="6"
        width={{ base: 'full', sm: 'auto' }}
      >
        View Statement
      </NoticeButton>
    </chakra.section>
  )
}
