import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Amount } from '@/components/account/Amount'
import { HideBalances } from '@/components/account/AmountsButton'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { areaNotices } from '@/data/content/areaNotices'
import { cardBalance, cardStates } from '@/data/content/cards'

/** The balance of the cards and their actions. */
export function CardAccount() {
  return (
    <chakra.section aria-labelledby="balance-title" minW="0">
      <HStack gap="1">
        <Heading id="balance-title" textStyle="title">
          Card balance
        </Heading>
        <HideBalances />
      </HStack>
      <Text textStyle="figure.xl" pt="2" overflowWrap="anywhere">
        <Amount>{cardBalance}</Amount>
      </Text>
      <NoticeButton notice={areaNotices.topUp} size="lg" mt="6" width={{ base: 'full', sm: 'auto' }}>
        Top Up
      </NoticeButton>
      <chakra.ul mt="8" borderBottomWidth="1px" borderColor="border.subtle">
        {cardStates.map(({ card: { name, lastDigits }, status, action }) => (
          <chakra.li
            key={name}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            py="4"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Stack gap="0.5" minW="0">
              <Text fontWeight="medium">{name}</Text>
              <Text textStyle="xs" color="fg.muted">
                {status}, ends in {lastDigits}
              </Text>
            </Stack>
            <NoticeButton notice={action.notice} variant="outline" size={{ base: 'md', md: 'sm' }}>
              {action.name}
            </NoticeButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
