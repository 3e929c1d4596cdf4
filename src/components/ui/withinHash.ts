import { type ComponentType, createElement } from 'react'

type HashProps = { hash?: unknown; activeOptions?: object }

/** A router link which, if it has a hash, is current only at that hash, and not on the whole of its page. */
export const withinHash = <RouterLink>(routerLink: RouterLink): RouterLink =>
  ((props: HashProps) =>
    createElement(routerLink as ComponentType<HashProps>, {
      ...props,
      activeOptions: { ...props.activeOptions, includeHash: props.hash !== undefined },
    })) as RouterLink
