import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asleep } from '@/components/loading/asleep'
import { Island } from '@/components/loading/Island'
import { wake } from '@/components/loading/islands'
import { whenIdle } from '@/data/browser/whenIdle'

/** Its height as measured at 375, 768 and 1440 px. */
const footer = asleep({
  name: 'footer',
  height: { base: '678px', md: '620px', lg: '427px' },
  waking: 'touched',
  isOptional: true,
  load: () => import('./PublicFooter').then(({ PublicFooter }) => PublicFooter),
})

/**
 * The footer of the public pages as an island, whose code is loaded when the browser is idle. It depends on the address,
 * so that another page wakes it.
 */
export function SleepingFooter() {
  const router = useRouter()
  useEffect(() => {
    // A failure is met again, and handled, where the footer is rendered.
    whenIdle(() => footer.load().catch(() => undefined))
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) wake(footer.name)
    })
  }, [router])
  return <Island {...footer} />
}
