import { defineModel } from '@king-exchange/machine-workbench/models'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'

/** The menu of narrow windows. */
export const mobileMenu = defineModel({
  machine: mobileMenuMachine,
  title: 'Menu of narrow windows',
  input: undefined,
  events: [
    { type: 'menu.toggled' },
    { type: 'link.chosen' },
    { type: 'menu.dismissed' },
    { type: 'address.changed' },
    { type: 'window.widened' },
  ],
  sentences: {
    closed: 'The menu is closed',
    open: 'The menu is open',
  },
  ignored: {
    closed: {
      'link.chosen': 'The links of a closed menu cannot be reached.',
      'menu.dismissed': 'There is nothing to close.',
      'address.changed': 'There is nothing to close.',
      'window.widened': 'There is nothing to close.',
    },
  },
})
