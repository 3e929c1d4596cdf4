import { fromCallback, setup } from 'xstate'

/** The menu of narrow windows, a modal dialog. */
export const mobileMenuMachine = setup({
  types: {} as {
    events:
      | { type: 'menu.toggled' }
      | { type: 'link.chosen' }
      /** By the Escape key or a press beside the menu. */
      | { type: 'menu.dismissed' }
      /** By a link, or by the browser's Back. */
      | { type: 'address.changed' }
      /** The window has room for the whole header. */
      | { type: 'window.widened' }
  },
  actors: {
    /** Reports that the visitor sets out for another address. */
    address: fromCallback(() => {}),
    /** Reports that the window has room without the menu. */
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
    closed: { on: { 'menu.toggled': 'open' } },
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
