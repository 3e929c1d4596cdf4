import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { footerNavigation, footerNavigationId } from '@/data/registries/navigation'
import { FooterGroup } from './FooterGroup'
import { footerLine } from './footerLine'

/** Links to every public page, in columns. */
export function FooterNavigation() {
  return (
    <chakra.nav
      id={footerNavigationId}
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
                to={to}
                {...(hash ? { hash } : null)}
                activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== undefined }}
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
