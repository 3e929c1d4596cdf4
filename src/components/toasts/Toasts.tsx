import { Stack } from '@chakra-ui/react/stack'
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'

/**
 * The live region of the toasts; mounted once, before the first toast, so that screen readers announce it. At the end of
 * the window, where no title is: what a toast is about is scrolled clear of it.
 */
export function Toasts() {
  useEffect(reportRegion, [])
  return (
    <Toaster toaster={toaster} aria-label="Notifications" insetInline={{ smDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ base: 'full', sm: 'sm', _print: 'sm' }}>
          <Toast.Indicator aria-hidden />
          <Stack gap="1" flex="1" maxW="100%">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
          </Stack>
          <Toast.CloseTrigger>
            <X />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}

/** The store of the toasts; `Toasts` renders it. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true })

let resolveMounted: () => void

/** Resolves once the live region is mounted: a toast shown before its live region exists is not announced. */
export const regionMounted = new Promise<void>((resolve) => {
  resolveMounted = resolve
})

/** Called by the live region after mounting. */
export const reportRegion = () => resolveMounted()
