import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { AfterHydration, LaterPart } from '@king-exchange/fast-pages/react'
import { useCallback } from 'react'
import { SearchButton } from '@/components/search/SearchButton'
import { ByAccount } from '@/components/session/ByAccount'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { currentStroke } from '@/components/ui/currentStroke'
import { LiveFirst, type LiveFirstLooks } from '@/components/ui/LiveFirst'
import { TextLink } from '@/components/ui/TextLink'
import { mainNavigation } from '@/data/site/navigation'
import { LanguageMenu } from './LanguageMenu'
import { MenuButton } from './MenuButton'
import { MenuDialog } from './MenuDialog'
import { ThemeSwitch } from './ThemeSwitch'
import { useMenuDialog } from './useMenuDialog'
import { useRenewedPages } from './useRenewedPages'

/**
 * The menu of a narrow header: a button and the dialog that it opens. The document holds it as a popover, which opens before
 * the page is hydrated.
 */
export function MobileMenu() {
  const menu = useMenuDialog()
  const { send } = menu
  const choose = useCallback(() => send({ type: 'link.chosen' }), [send])
  return (
    <chakra.div me="-2.5" _headerFull={{ display: 'none' }}>
      {/* Pressed twice before that, it stays open. */}
      <MenuButton menu={menu} popoverTarget={menu.id} popoverTargetAction="show" />
      <MenuDialog menu={menu} side="right" isInDocument>
        <LaterPart>
          <MobileMenuSheet onChoose={choose} />
        </LaterPart>
      </MenuDialog>
    </chakra.div>
  )
}

/** `onChoose` is called when a link or the search is chosen. */
type MobileMenuSheetProps = { onChoose: () => void }

/** Content of the public pages' menu: everything that does not fit into their header. */
function MobileMenuSheet({ onChoose }: MobileMenuSheetProps) {
  return (
    <>
      <SearchButton look="named" onClick={onChoose} />
      <MobileMenuLinks onChoose={onChoose} />
      <Stack gap="4" mt="auto">
        <MenuActions onChoose={onChoose} />
        {/* They are in the header's and in the footer already, which is enough for the document. */}
        <HStack data-late minH="11" wrap="wrap" justify="space-between" gap="3">
          <AfterHydration>
            <LanguageMenu opens="up" />
            <ThemeSwitch compact />
          </AfterHydration>
        </HStack>
      </Stack>
    </>
  )
}

const line = { borderBottomWidth: '1px', borderColor: 'border.subtle' } as const

const looks: LiveFirstLooks = {
  soon: line,
  name: { display: 'block', pt: '4' },
  soonList: { display: 'flex', flexWrap: 'wrap', columnGap: '8', pb: '2' },
}

/** The main navigation in large type; a stroke marks the current page. */
function MobileMenuLinks({ onChoose }: MobileMenuSheetProps) {
  const renewed = useRenewedPages()
  return (
    <nav aria-label="Menu">
      <LiveFirst items={mainNavigation} looks={looks}>
        {({ name, to }, isSoon) => (
          <chakra.li {...(isSoon ? null : line)}>
            <TextLink
              key={String(renewed.includes(to))}
              to={to}
              soon="none"
              activeOptions={{ exact: to === '/', includeSearch: false }}
              onClick={onChoose}
              variant="plain"
              display="flex"
              alignItems="center"
              py="2.5"
              fontFamily="heading"
              lineHeight="heading"
              {...(isSoon ? { fontSize: 'xl', minH: '11', color: 'fg.subtle' } : { fontSize: '3xl' })}
              _hover={{ textDecorationLine: 'none', color: 'brand.light' }}
              {...currentStroke}
            >
              {name}
            </TextLink>
          </chakra.li>
        )}
      </LiveFirst>
    </nav>
  )
}

function MenuActions({ onChoose }: MobileMenuSheetProps) {
  return (
    <ByAccount
      user={
        <ButtonLink to="/dashboard" size="lg" onClick={onChoose}>
          Dashboard
        </ButtonLink>
      }
      visitor={
        <HStack gap="3" wrap="wrap">
          <ButtonLink to="/login" variant="outline" size="lg" flex="1" onClick={onChoose}>
            Login
          </ButtonLink>
          <ButtonLink to="/register" size="lg" flex="1" onClick={onChoose}>
            Sign Up
          </ButtonLink>
        </HStack>
      }
    />
  )
}
