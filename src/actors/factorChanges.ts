import { fromCallback } from 'xstate'
import type { AuthActor, AuthSnapshot } from '@/machines/authMachine'
import { selectSession } from '@/machines/authSelectors'
import type { factorsMachine } from '@/machines/factorsMachine'
import { verifiedFactors } from '@/machines/secondFactor'
import type { Sends } from './sends'

const factorsIn = (snapshot: AuthSnapshot) => {
  const session = selectSession(snapshot)
  return (
    session &&
    verifiedFactors(session)
      .map(({ id }) => id)
      .join()
  )
}

/**
 * Reports that the second factors may have been changed elsewhere: somebody has come back to the page, or the session, as
 * another tab has renewed it, lists others.
 */
export const factorChanges = (auth: AuthActor) =>
  fromCallback(({ sendBack }: Sends<typeof factorsMachine, 'list.outdated'>) => {
    const life = new AbortController()
    const report = () => sendBack({ type: 'list.outdated' })
    const look = () => {
      if (!document.hidden) report()
    }
    document.addEventListener('visibilitychange', look, { signal: life.signal })
    window.addEventListener('focus', look, { signal: life.signal })
    let known = factorsIn(auth.getSnapshot())
    const { unsubscribe } = auth.subscribe((snapshot) => {
      const found = factorsIn(snapshot)
      if (found === known) return
      known = found
      report()
    })
    return () => {
      life.abort()
      unsubscribe()
    }
  })
