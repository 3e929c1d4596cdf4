import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useHydratedValue } from '@/components/loading/useHydratedValue'
import { TextLink } from '@/components/ui/TextLink'
import { footerNavigation } from '@/data/registries/navigation'
import { FooterGroup } from './FooterGroup'
import { footerLine } from './footerLine'

/** Links to every public page, in columns. */
export function FooterNavigation() {
  const [changed] = useState(changedPages)
  const renewed = useHydratedValue(changed, none)
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

const none: string[] = []

/**
 * The paths of the document's page and of another one that is shown by now. Their links are made anew: which one is
 * current is an attribute, and React leaves attributes as they are when it hydrates.
 */
function changedPages(): string[] {
  if (import.meta.env.SSR) return none
  const { pathname } = window.location
  const path = document.getElementById('root')?.dataset.path
  return path === undefined || path === pathname ? none : [path, pathname]
}
