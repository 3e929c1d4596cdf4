import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LiveFirst, type LiveFirstLooks } from '@/components/ui/LiveFirst'
import { mainNavigation } from '@/data/site/navigation'

const list = { display: 'flex', alignItems: 'center', gap: '2', _headerSpacious: { gap: '3' } } as const

const looks: LiveFirstLooks = {
  list,
  soon: { position: 'relative' },
  soonList: { ...list, ps: '1', borderInlineStartWidth: '1px', borderColor: 'border' },
  name: {
    position: 'absolute',
    top: '-0.5',
    // Over the first letter of the list.
    insetInlineStart: '3',
    fontSize: '2xs',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
  },
}

/** The main navigation in a wide header; a stroke marks the current page. */
export function MainNavigation() {
  return (
    <chakra.nav aria-label="Main" display="none" _headerFull={{ display: 'block' }}>
      <LiveFirst items={mainNavigation} looks={looks}>
        {({ name, to }, isSoon) => (
          <li>
            <ButtonLink
              to={to}
              soon="none"
              activeOptions={{ exact: to === '/', includeSearch: false }}
              variant="ghost"
              size="sm"
              minH="11"
              px="1.5"
              fontWeight="medium"
              color={isSoon ? 'fg.subtle' : 'fg.muted'}
              _hover={{ bg: 'transparent', color: 'fg' }}
              _currentPage={{ color: 'brand.fg', _after: { opacity: '1' } }}
              _after={{
                content: '""',
                position: 'absolute',
                insetX: '1.5',
                bottom: '1.5',
                borderBottomWidth: '2px',
                borderColor: 'brand.drawn',
                opacity: '0',
              }}
            >
              {name}
            </ButtonLink>
          </li>
        )}
      </LiveFirst>
    </chakra.nav>
  )
}
