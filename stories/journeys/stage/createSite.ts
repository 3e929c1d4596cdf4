import { followVisits } from 'fast-pages/source/src/browser/newVisit'
import type { StageSite } from 'machine-workbench/source/stage'
import { createActor } from 'xstate'
import { sessionActors } from '@/actors/sessionActors'
import { toaster } from '@/components/toasts/toasterStore'
import { showAccount } from '@/data/browser/account'
import { readArrival } from '@/data/provider/arrival'
import { providerLoaded } from '@/data/provider/loadProvider'
import type { Provider } from '@/data/provider/provider'
import { motionStorageKey, readMotionChoice, showMotionChoice } from '@/data/stored/motion'
import { type AuthActor, authMachine } from '@/machines/authMachine'
import { type AppRouter, createAppRouter } from '@/start/router'
import { startSession } from '@/start/sessionEffects'
import { createStoryHistory } from '../../workbench/createStoryHistory'

/** A page of the site, as one visit has opened it. */
export type SitePage = { visit: number; auth: AuthActor; router: AppRouter }

/** What the stage shows: a page of the site, or the page of another service in front of it. */
export type Scene = { page: SitePage | null; away: boolean }

export type Site = StageSite & {
  read: () => Scene
  subscribe: (onChange: () => void) => () => void
}

/** The site on the stage, with the same parts as in a browser, but for the address, which is in memory. */
export function createSite(): Site {
  const listeners = new Set<() => void>()
  let scene: Scene = { page: null, away: false }
  let visits = 0
  const show = (next: Scene) => {
    scene = next
    for (const listener of listeners) listener()
  }
  let opened: Provider | undefined
  keepNotices()
  void providerLoaded.then((provider) => {
    opened = provider
    const { auth } = provider.client
    const signIn = auth.signInWithOAuth.bind(auth)
    // Otherwise the stage itself would leave for the provider's address.
    auth.signInWithOAuth = async ({ options, ...credentials }) => {
      const answer = await signIn({ ...credentials, options: { ...options, skipBrowserRedirect: true } })
      if (!answer.error) show({ ...scene, away: true })
      return answer
    }
  })
  return {
    path: () => (scene.away ? 'another service' : (scene.page?.router.state.location.pathname ?? '')),
    // What moves by itself would only distract from what a step does.
    prepare: () => localStorage.setItem(motionStorageKey, 'paused'),
    forget: () => {
      showAccount(false)
      delete document.documentElement.dataset.alive
      // Without a session this asks nobody: the client forgets what it knows of the last one, a failed renewal too.
      return opened?.client.auth.signOut({ scope: 'local' })
    },
    read: () => scene,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    close: () => {
      scene.page?.auth.stop()
      toaster.remove()
      show({ page: null, away: false })
    },
    visit: (address) => {
      scene.page?.auth.stop()
      toaster.remove()
      showMotionChoice(readMotionChoice())
      const { href, ...arrival } = readArrival(new URL(address, window.location.origin).href)
      const { pathname, search, hash } = new URL(href)
      const auth = createActor(authMachine.provide({ actors: sessionActors }), { input: arrival })
      const router = createAppRouter({ auth }, createStoryHistory(`${pathname}${search}${hash}`))
      followVisits(router.history)
      // A page that is loaded is no new visit, whatever the page before it was.
      router.history.replace(router.history.location.href)
      startSession(auth, router)
      window.scrollTo(0, 0)
      show({ page: { visit: visits++, auth, router }, away: false })
    },
    comeBack: () => {
      show({ ...scene, away: false })
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
  }
}

/** Lets every toast stay until the next one, so that a link to a step shows it. */
function keepNotices() {
  const create = toaster.create
  toaster.create = (notice) => create({ ...notice, duration: Number.POSITIVE_INFINITY })
}
