import { Icon } from '@chakra-ui/react/icon'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { quickActions } from '@/data/accountNavigation'
import { AccountCard } from './AccountCard'

/** What users come for, one press away. */
export function QuickActionsCard() {
  return (
    <AccountCard title="Quick actions">
      <SimpleGrid columns={2} gap="3">
        {quickActions.map(({ to, name, icon }) => (
          <ButtonLink key={to} to={to} variant="outline" justifyContent="flex-start">
            <Icon as={icon} size="sm" color="brand.fg" />
            {name}
          </ButtonLink>
        ))}
      </SimpleGrid>
    </AccountCard>
  )
}
