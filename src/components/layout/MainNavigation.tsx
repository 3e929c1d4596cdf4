import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { LiveFirst } from '@/components/ui/LiveFirst'
import { PlainLink } from '@/components/ui/PlainLink'
import { mainNavigation } from '@/data/site/navigation'
import { buttonLook } from '@/theme/recipes/controls'

const look: SystemStyleObject = {
  display: 'none',
  _headerFull: { display: 'block' },
  '& ul': { display: 'flex', alignItems: 'center', gap: '2', _headerSpacious: { gap: '3' } },
  '& ul ul': { ps: '1', borderInlineStartWidth: '1px', borderColor: 'border' },
  '& li': { position: 'relative' },
  '& li > span': {
    position: 'absolute',
    top: '-0.5',
    // Over the first letter of the list.
    insetInlineStart: '3',
    fontSize: '2xs',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
  },
  '& a': {
    ...buttonLook('ghost', 'sm'),
    minH: '11',
    px: '1.5',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { bg: 'transparent', color: 'fg' },
    _currentPage: { color: 'brand.fg', _after: { opacity: '1' } },
    _after: {
      content: '""',
      position: 'absolute',
      insetX: '1.5',
      bottom: '1.5',
      borderBottomWidth: '2px',
      borderColor: 'brand.drawn',
      opacity: '0',
    },
  },
}

/** The main navigation in a wide header; a stroke marks the current page. */
export function MainNavigation() {
  return (
    <chakra.nav aria-label="Main" css={look}>
      <LiveFirst items={mainNavigation}>
        {({ name, to }) => (
          <li>
            <PlainLink to={to} soon="none" activeOptions={{ exact: to === '/', includeSearch: false }}>
              {name}
            </PlainLink>
          </li>
        )}
      </LiveFirst>
    </chakra.nav>
  )
}
