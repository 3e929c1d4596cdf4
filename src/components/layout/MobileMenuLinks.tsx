import { chakra } from '@chakra-ui/react/styled-system'
import { currentStroke } from '@/components/ui/currentStroke'
import { TextLink } from '@/components/ui/TextLink'
import { mainNavigation } from '@/data/registries/navigation'

export type MobileMenuLinksProps = { onChoose: () => void }

/** The main navigation in large type; the page that one is on has a stroke beside it. */
export function MobileMenuLinks({ onChoose }: MobileMenuLinksProps) {
  return (
    <nav aria-label="Menu">
      <ul>
        {mainNavigation.map(({ name, to }) => (
          <chakra.li key={name} borderBottomWidth="1px" borderColor="border.subtle">
            <TextLink
              to={to}
              variant="plain"
              display="flex"
              alignItems="center"
              py="2.5"
              fontFamily="heading"
              fontSize="3xl"
              lineHeight="heading"
              activeOptions={{ exact: to === '/', includeSearch: false }}
              onClick={onChoose}
              _hover={{ textDecorationLine: 'none', color: 'brand.light' }}
              {...currentStroke}
            >
              {name}
            </TextLink>
          </chakra.li>
        ))}
      </ul>
    </nav>
  )
}
