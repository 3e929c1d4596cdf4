import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { quickActions } from '@/data/registries/accountNavigation'

/** Links to the most common actions. */
export function QuickActionsCard() {
  const id = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="4"
      minWidth="0"
      flex="1 1 20rem"
      _print={{ display: 'none' }}
    >
      <Heading as="h2" id={id} textStyle="eyebrow" fontFamily="body" color="fg.muted">
        Quick actions
      </Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(4rem, 1fr))"
        gap="2"
        listStyleType="none"
      >
        {quickActions.map(({ to, name, icon }) => (
          <li key={to}>
            <ButtonLink
              to={to}
              soon="corner"
              variant="surface"
              flexDirection="column"
              width="full"
              gap="2.5"
              paddingInline="1"
              paddingBlock="4"
            >
              <Icon as={icon} color="brand.fg" />
              {name}
            </ButtonLink>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}
