import { Badge } from '@chakra-ui/react/badge'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { kycBadgeReading } from '@/data/rules/kyc'
import { KycBadge } from './KycBadge'

export type IdentityLinesProps = {
  /** Null while it is read. */
  known: { name: string; kycStatus: string | null } | null
}

/** A user's name, level and KYC status; in a line where there is room, else below each other. */
export function IdentityLines({ known }: IdentityLinesProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2.5"
      css={{ _areaSidebar: { flexDirection: 'column', alignItems: 'stretch', rowGap: '3' } }}
    >
      <Text
        dir="auto"
        flex="1 1 12rem"
        minWidth="0"
        textAlign="left"
        textStyle="title"
        lineClamp={{ base: '1' }}
        overflowWrap="anywhere"
        title={known?.name}
        data-testid={known ? 'account-name' : undefined}
        css={{ _areaSidebar: { flex: 'none', WebkitLineClamp: '2' } }}
      >
        {known ? known.name : <Skeleton as="span" width="8em" aria-hidden />}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Badge colorPalette="neutral" variant="outline">
          VIP Level
        </Badge>
        <HStack gap="1.5">
          <Text as="span" textStyle="xs" color="fg.subtle">
            KYC
          </Text>
          {known ? (
            <KycBadge reading={kycBadgeReading(known.kycStatus)} />
          ) : (
            <Skeleton as="span" width="4em" aria-hidden />
          )}
        </HStack>
      </HStack>
    </chakra.div>
  )
}
