import { useBreakpointValue } from '@chakra-ui/react/hooks'
import { Stack } from '@chakra-ui/react/stack'
import { Toast, Toaster } from '@chakra-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { reportRegion, toaster } from './toasterStore'

const isSuccess = () => toaster.getVisibleToasts().at(0)?.type === 'success'

/**
 * The live region of the toasts; mounted once, before the first toast, so that screen readers announce it. On a narrow
 * page a toast lies below the header, since at the bottom it would cover the fields that it is about; but a success lies at
 * the bottom, since at the top it would cover the heading of the page that follows.
 */
export function Toasts() {
  const isWide = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? false
  const isDone = useSyncExternalStore(toaster.subscribe, isSuccess)
  const placement = isWide || isDone ? 'bottom-end' : 'top-end'
  useEffect(reportRegion, [])
  return (
    <Toaster
      toaster={{ ...toaster, attrs: { ...toaster.attrs, placement } }}
      aria-label="Notifications"
      insetInline={{ smDown: '4' }}
      marginTop={{ base: 'header', _lowWindow: '0' }}
    >
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
