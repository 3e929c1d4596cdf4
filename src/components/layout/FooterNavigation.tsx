import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { footerNavigation } from '@/data/registries/navigation'
import { FooterGroup } from './FooterGroup'
import { footerLine } from './footerLine'
import { useRenewedPages } from './useRenewedPages'

/** Links to every public page, in columns. */
export function FooterNavigation() {
  const renewed = useRenewedPages()
  return (
    <chakra.nav
      aria-label="Footer"
      flex="1"
      display={{ md: 'flex' }}
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="6"
      rowGap="8"
    >
      {footerNavigation.map(({ title, items }) => (
        <FooterGroup key={title} title={title}>
          {items.map(({ name, to, hash }) => (
            <li key={name}>
              <TextLink
                key={String(renewed.includes(to))}
                to={to}
                {...(hash ? { hash } : null)}
                activeOptions={{ exact: true, includeSearch: false }}
                variant="plain"
                display="inline-block"
                {...footerLine}
              >
                {name}
              </TextLink>
            </li>
          ))}
        </FooterGroup>
      ))}
    </chakra.nav>
  )
}
