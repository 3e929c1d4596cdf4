import type { Message } from './messages'

/** Coming-soon notices of the user and the admin area; a file of their own, so that public pages do not load them. */
export const areaNotices = {
  orderCard: {
    title: 'Order New Card coming soon',
    description: 'Ordering a card is not implemented yet. Nothing was ordered.',
  },
  activateCard: {
    title: 'Activate Card coming soon',
    description: 'Activating a card is not implemented yet. Your card was not changed.',
  },
  topUp: {
    title: 'Top Up coming soon',
    description: 'Topping up a card is not implemented yet. No money was moved.',
  },
  freezeCard: {
    title: 'Freeze Card coming soon',
    description: 'Freezing a card is not implemented yet. Your card was not frozen.',
  },
  statement: {
    title: 'View Statement coming soon',
    description: 'The statement is not implemented yet.',
  },
  adminNotifications: {
    title: 'Admin notifications coming soon',
    description: 'The list of admin notifications is not implemented yet.',
  },
} as const satisfies Record<string, Message>
