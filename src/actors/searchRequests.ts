import { isComposing } from '@king-exchange/fast-pages/browser'
import { fromCallback } from 'xstate'
import { isApple, isSearchShortcut } from '@/data/search/searchShortcut'
import type { siteSearchMachine } from '@/machines/siteSearchMachine'
import type { Sends } from './sends'

const isOnButton = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-search]') !== null

/** Reports ⌘K or Ctrl K and the buttons that ask for the search; calls `expect` when a button is about to be pressed. */
export const searchRequests = (expect: () => void) =>
  fromCallback(({ sendBack }: Sends<typeof siteSearchMachine, 'search.requested'>) => {
    const listening = new AbortController()
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, listening)
    on('keydown', (event) => {
      if (event.defaultPrevented || event.repeat || isComposing(event)) return
      if (!isSearchShortcut(event, isApple())) return
      event.preventDefault()
      sendBack({ type: 'search.requested' })
    })
    on('click', (event) => {
      if (isOnButton(event)) sendBack({ type: 'search.requested' })
    })
    for (const type of ['pointerover', 'focusin'] as const)
      on(type, (event) => {
        if (isOnButton(event)) expect()
      })
    return () => listening.abort()
  })
