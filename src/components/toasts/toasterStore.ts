import { createToaster } from '@chakra-ui/react/toast'

/** The one store of notices; `Toasts` shows it. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true })

let announceRegion: () => void

/** Settles once the region of the notices is mounted: a notice shown before its live region is not announced. */
export const regionStands = new Promise<void>((resolve) => {
  announceRegion = resolve
})

/** Called by the region when it has been mounted. */
export const reportRegion = () => announceRegion()
