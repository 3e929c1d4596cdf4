import { fromCallback, setup } from 'xstate'
import type { IgnoredEvents } from './ignoredEvents'

type MenuEvent =
  | { type: 'menu.toggled' }
  | { type: 'link.chosen' }
  /** With the Escape key or a press outside the menu. */
  | { type: 'menu.dismissed' }
  /** Through a link, or the browser's Back button. */
  | { type: 'address.changed' }
  /** The window is wide enough for the whole header. */
  | { type: 'window.widened' }

/** The menu of narrow windows, a modal dialog. */
export const mobileMenuMachine = setup({
  types: {} as { events: MenuEvent; meta: IgnoredEvents<MenuEvent> },
  actors: {
    /** Reports a navigation to another address. */
    address: fromCallback(() => {}),
    /** Reports that the window is wide enough for the whole header. */
    window: fromCallback(() => {}),
  },
  actions: {
    /** Opens the dialog, with the focus in it and the page behind it inert. */
    showDialog: () => {},
    /** Closes the dialog and gives the focus back. */
    hideDialog: () => {},
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: {
      meta: {
        ignores: {
          'link.chosen': 'The links of a closed menu cannot be reached.',
          'menu.dismissed': 'There is nothing to close.',
          'address.changed': 'There is nothing to close.',
          'window.widened': 'There is nothing to close.',
        },
      },
      on: { 'menu.toggled': 'open' },
    },
    open: {
      entry: 'showDialog',
      exit: 'hideDialog',
      invoke: [
        { id: 'address', src: 'address' },
        { id: 'window', src: 'window' },
      ],
      on: {
        'menu.toggled': 'closed',
        'link.chosen': 'closed',
        'menu.dismissed': 'closed',
        'address.changed': 'closed',
        'window.widened': 'closed',
      },
    },
  },
})
