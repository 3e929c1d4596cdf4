import { createContext } from 'react'

/** The search of the page's address without an asset, for the links to assets: empty, or with its question mark. */
export const AssetLinkSearch = createContext('')
