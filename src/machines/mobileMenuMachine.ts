import { fromCallback, setup } from 'xstate'

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
  types: {} as { events: MenuEvent },
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
