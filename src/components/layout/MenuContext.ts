import { createContext } from 'react'
import type { useMenuDialog } from './useMenuDialog'

/** How the content of the public pages' menu tells what is chosen. It never changes, so what sleeps can read it. */
export const MenuContext = createContext<ReturnType<typeof useMenuDialog>['send']>(() => {})
