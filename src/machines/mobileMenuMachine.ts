import { setup } from 'xstate'

/** The menu of narrow windows, a modal dialog. */
export const mobileMenuMachine = setup({
  types: {} as {
    events:
      | { type: 'menu.toggled' }
      | { type: 'link.chosen' }
      /** By the Escape key, a press beside the menu, or the browser's Back. */
      | { type: 'menu.dismissed' }
      /** The window has room for the whole header. */
      | { type: 'window.widened' }
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
      on: {
        'menu.toggled': 'closed',
        'link.chosen': 'closed',
        'menu.dismissed': 'closed',
        'window.widened': 'closed',
      },
    },
  },
})
