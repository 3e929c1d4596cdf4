import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { footerNavigation, footerNavigationId } from '@/data/registries/navigation'

/** Links to every public page, in columns. */
export function FooterNavigation() {
  return (
    <chakra.nav
      id={footerNavigationId}
      aria-label="Footer"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(8.5rem, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      gap={{ base: '10', lg: '8' }}
    >
      {footerNavigation.map(({ title, items }) => (
        <Stack key={title} gap="2">
          <Heading as="h2" textStyle="label" fontFamily="body" color="fg.subtle">
            {title}
          </Heading>
          <ul>
            {items.map(({ name, to, hash }) => (
              <li key={name}>
                <TextLink
                  to={to}
                  {...(hash ? { hash } : null)}
                  activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== undefined }}
                  variant="plain"
                  display="inline-block"
                  minW="6"
                  py="1.5"
                  textStyle="sm"
                  color="fg.muted"
                  _hover={{ color: 'fg' }}
                >
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </chakra.nav>
  )
}
