import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { SearchButton } from '@/components/search/SearchButton'
import { SiteSearch } from '@/components/search/SiteSearch'
import { LogoLink } from '@/components/ui/LogoLink'
import { SkipLink } from '@/components/ui/SkipLink'
import { containers } from '@/theme/conditions'
import { areaFrame } from '@/theme/recipes/areaFrame'
import { AreaDrawer, type AreaDrawerProps } from './AreaDrawer'
import { AreaNavigation } from './AreaNavigation'
import { ThemeSwitch } from './ThemeSwitch'

export type AreaFrameProps = AreaDrawerProps & {
  /** The signed-in user; below the logo. */
  identity: ReactNode
  /** Notifications; beside the logo. */
  bell: ReactNode
  /** The logout button. */
  exit: ReactNode
  children: ReactNode
}

const loadSearch = async () => (await import('@/components/search/SearchDialog')).SearchDialog

/** The frame of the user area and of the admin area: skip link, sidebar or bar with drawer, `main` landmark. */
export function AreaFrame({ name, items, elsewhere, identity, bell, exit, children }: AreaFrameProps) {
  const styles = useSlotRecipe({ recipe: areaFrame })()
  const navigation = useRef<HTMLDivElement>(null)
  return (
    <>
      <SkipLink />
      <chakra.div css={{ containerType: 'inline-size', containerName: containers.area }}>
        <chakra.div css={styles.frame}>
          <chakra.header css={styles.sidebar}>
            <chakra.div css={styles.bar}>
              <AreaDrawer name={name} items={items} elsewhere={elsewhere} />
              <div>
                <LogoLink compact />
              </div>
              <chakra.div display="flex" ms="auto">
                <chakra.div css={{ _areaNoSearch: { display: 'none' }, _areaSidebar: { display: 'none' } }}>
                  <SearchButton />
                </chakra.div>
                {bell}
              </chakra.div>
            </chakra.div>
            <chakra.div css={styles.identity}>
              <PartBoundary>{identity}</PartBoundary>
            </chakra.div>
            <chakra.div ref={navigation} css={styles.navigation}>
              <div>
                <SearchButton look="line" />
                <AreaNavigation name={name} items={items} scroller={navigation} />
              </div>
              {elsewhere ? (
                <chakra.div css={styles.elsewhere}>
                  <AreaNavigation name="Public site" items={elsewhere} />
                </chakra.div>
              ) : null}
            </chakra.div>
            <chakra.div css={styles.exit}>
              <PartBoundary>{exit}</PartBoundary>
              <chakra.div css={styles.theme}>
                <ThemeSwitch compact />
              </chakra.div>
            </chakra.div>
          </chakra.header>
          <chakra.main id="main" tabIndex={-1} css={styles.main}>
            {children}
          </chakra.main>
        </chakra.div>
      </chakra.div>
      <PartBoundary>
        <SiteSearch load={loadSearch} />
      </PartBoundary>
    </>
  )
}
