import { wake } from '@king-exchange/fast-pages/browser'
import { defineIsland, prefetchIsland } from '@king-exchange/fast-pages/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Island } from '@/components/loading/Island'
import { themeChoice } from '@/data/stored/theme'

/** Its height as measured at 375, 768 and 1440 px. */
const footer = defineIsland({
  name: 'footer',
  height: { base: '678px', md: '669px', lg: '458px' },
  isOptional: true,
  load: () => import('./PublicFooter').then(({ PublicFooter }) => PublicFooter),
})

/**
 * The footer of the public pages as an island, whose code is loaded when the browser is idle. It depends on the address,
 * so that another page wakes it, and on the theme: asleep, its switch is at the one of the document.
 */
export function SleepingFooter() {
  const router = useRouter()
  useEffect(() => {
    prefetchIsland(footer)
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) wake(footer.name)
    })
  }, [router])
  useEffect(() => {
    const wakeByTheme = () => {
      if (themeChoice.read() !== themeChoice.initial) wake(footer.name)
    }
    wakeByTheme()
    return themeChoice.subscribe(wakeByTheme)
  }, [])
  return <Island when="interaction" {...footer} />
}
