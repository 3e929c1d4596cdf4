import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/layout/TextLink'
import { mainNavigation } from '@/data/navigation'

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
              _currentPage={{ color: 'brand.fg', _after: { opacity: '1' } }}
              _after={{
                content: '""',
                width: '6',
                ms: 'auto',
                borderBottomWidth: '2px',
                borderColor: 'brand.solid',
                opacity: '0',
              }}
            >
              {name}
            </TextLink>
          </chakra.li>
        ))}
      </ul>
    </nav>
  )
}
