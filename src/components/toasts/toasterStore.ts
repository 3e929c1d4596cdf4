import { createToaster } from '@chakra-ui/react/toast'

/** The store of the toasts; `Toasts` renders it. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true })

let resolveMounted: () => void

/** Resolves once the live region is mounted: a toast shown before its live region exists is not announced. */
export const regionMounted = new Promise<void>((resolve) => {
  resolveMounted = resolve
})

/** Called by the live region after mounting. */
export const reportRegion = () => resolveMounted()
