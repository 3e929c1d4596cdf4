import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { AreaDrawer } from '@/components/layout/AreaDrawer'
import { AreaNavigation, type AreaNavigationProps } from '@/components/layout/AreaNavigation'
import { areaContainer } from '@/components/layout/areaRoom'
import { areaStyles } from '@/components/layout/areaStyles'
import { LogoLink } from '@/components/layout/LogoLink'
import { SkipLink } from '@/components/layout/SkipLink'

export type AreaFrameProps = Omit<AreaNavigationProps, 'onChoose'> & {
  /** Who is here; below the logo. */
  identity: ReactNode
  /** What stands beside the logo. */
  bell: ReactNode
  /** The way out. */
  exit: ReactNode
  children: ReactNode
}

/** The frame of the user area and of the admin area: skip link, sidebar or bar with drawer, `main` landmark. */
export function AreaFrame({ name, items, identity, bell, exit, children }: AreaFrameProps) {
  return (
    <>
      <SkipLink />
      <chakra.div css={{ containerType: 'inline-size', containerName: areaContainer }}>
        <chakra.div css={areaStyles.frame}>
          <chakra.header css={areaStyles.sidebar}>
            <chakra.div css={areaStyles.bar}>
              <AreaDrawer name={name} items={items} />
              <div>
                <LogoLink compact />
              </div>
              <chakra.div ms="auto">{bell}</chakra.div>
            </chakra.div>
            <chakra.div css={areaStyles.identity}>{identity}</chakra.div>
            <chakra.div css={areaStyles.navigation}>
              <AreaNavigation name={name} items={items} />
            </chakra.div>
            <chakra.div css={areaStyles.exit}>{exit}</chakra.div>
          </chakra.header>
          <chakra.main id="main" tabIndex={-1} css={areaStyles.main}>
            {children}
          </chakra.main>
        </chakra.div>
      </chakra.div>
    </>
  )
}
