import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { areaContainer } from '@/components/ui/areaRoom'
import { LogoLink } from '@/components/ui/LogoLink'
import { SkipLink } from '@/components/ui/SkipLink'
import { AreaDrawer } from './AreaDrawer'
import { AreaNavigation, type AreaNavigationProps } from './AreaNavigation'
import { areaStyles } from './areaStyles'

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
