import { type ComponentType, createElement } from 'react'
import type { SoonProps } from './SoonTag'
import { useIsSoon } from './useIsSoon'

type SiteLinkProps = SoonProps & { to?: unknown; hash?: unknown; activeOptions?: object }

/**
 * A router link which, if it has a hash, is current only at that hash, and not on the whole of its page, and which tells
 * its anchor whether its page is under construction: by `to`, since an `href` may be another one, as in a story.
 */
export const siteLink = <RouterLink>(routerLink: RouterLink): RouterLink =>
  (({ soon, ...props }: SiteLinkProps) =>
    createElement(routerLink as ComponentType<SiteLinkProps>, {
      ...props,
      isSoon: useIsSoon()(String(props.to)) && soon !== 'none',
      activeOptions: { ...props.activeOptions, includeHash: props.hash !== undefined },
    })) as RouterLink
