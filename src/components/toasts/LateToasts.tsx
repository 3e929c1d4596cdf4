import { untilLoaded } from '@king-exchange/fast-pages/browser'
import { lazy, type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import { areToastsWanted, followToastsWanted } from './toaster'

const Nothing = (): ReactNode => null

// Their store is in the same script, so that a toast can be shown offline. While it does not come, the page works without
// toasts.
const Toasts = lazy<() => ReactNode>(() =>
  untilLoaded(() => import('./Toasts')).then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: Nothing }),
  ),
)

const no = () => false

/** The toasts, which are loaded once the page answers and the browser is idle: nobody waits for their code. */
export function LateToasts() {
  const areWanted = useDeferredValue(useSyncExternalStore(followToastsWanted, areToastsWanted, no))
  return <Suspense>{areWanted ? <Toasts /> : null}</Suspense>
}
