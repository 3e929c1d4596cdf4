import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { useLiveAndSoon } from '@/components/ui/useIsSoon'
import { quickActions } from '@/data/account/accountNavigation'
import { comingSoon } from '@/data/content/brand'
import { AccountCard } from './AccountCard'

/** Links to the most common actions: those that work first, the others after a divider that says so. */
export function QuickActionsCard() {
  const { live, soon } = useLiveAndSoon(quickActions)
  return (
    <chakra.div minWidth="0" _print={{ display: 'none' }}>
      <AccountCard title="Quick actions">
        <chakra.ul {...list} gap="2">
          {live.map(({ to, name, icon }) => (
            <li key={to}>
              <ButtonLink to={to} variant="surface" width="full" gap="2.5">
                <Icon as={icon} color="brand.fg" />
                {name}
              </ButtonLink>
            </li>
          ))}
        </chakra.ul>
        {soon.length > 0 ? (
          <div>
            <Text aria-hidden textStyle="xs" color="fg.subtle" display="flex" alignItems="center" gap="3">
              {comingSoon}
              <chakra.span flex="1" borderTopWidth="1px" borderColor="border.subtle" />
            </Text>
            <chakra.ul {...list} aria-label={comingSoon} mt="1">
              {soon.map(({ to, name, icon }) => (
                <li key={to}>
                  <ButtonLink
                    to={to}
                    soon="none"
                    variant="ghost"
                    width="full"
                    gap="2"
                    px="2"
                    color="fg.muted"
                    fontWeight="medium"
                  >
                    <Icon as={icon} size="sm" />
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </chakra.ul>
          </div>
        ) : null}
      </AccountCard>
    </chakra.div>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
} as const
