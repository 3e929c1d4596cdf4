import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { useIsSoon } from '@/components/ui/useIsSoon'
import { comingSoon } from '@/data/content/brand'
import { footerNavigation, type NavigationItem } from '@/data/site/navigation'
import { FooterGroup } from './FooterGroup'
import { footerLine } from './footerLine'
import { useRenewedPages } from './useRenewedPages'

const items = footerNavigation.flatMap((group) => group.items)

/** Links to every public page, in columns; below them in one line those to pages under construction, each once. */
export function FooterNavigation() {
  const renewed = useRenewedPages()
  const isSoon = useIsSoon()
  const link = ({ name, to, hash }: NavigationItem) => (
    <li key={name}>
      <TextLink
        key={String(renewed.includes(to))}
        to={to}
        {...(hash ? { hash } : null)}
        soon="none"
        activeOptions={{ exact: true, includeSearch: false }}
        variant="plain"
        display="inline-block"
        {...footerLine}
        {...(isSoon(to) ? { color: 'fg.subtle' } : null)}
      >
        {name}
      </TextLink>
    </li>
  )
  const soon = items.filter(
    ({ to }, index) => isSoon(to) && items.findLastIndex((one) => one.to === to) === index,
  )
  return (
    <chakra.nav
      aria-label="Footer"
      flex="3"
      display={{ md: 'flex' }}
      flexWrap="wrap"
      columnGap="6"
      rowGap={{ md: '6' }}
    >
      {footerNavigation.map((group) => (
        <FooterGroup key={group.title} title={group.title}>
          {group.items.filter(({ to }) => !isSoon(to)).map(link)}
        </FooterGroup>
      ))}
      <FooterGroup title={comingSoon} isLine>
        {soon.map(link)}
      </FooterGroup>
    </chakra.nav>
  )
}
