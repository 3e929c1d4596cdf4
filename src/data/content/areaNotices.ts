import type { Message } from './messages'

/** Coming-soon notices of the user and the admin area; a file of their own, so that public pages do not load them. */
export const areaNotices = {
  orderCard: {
    title: 'Order New Card Coming Soon',
    description: 'Ordering a card is not implemented yet. Nothing was ordered.',
  },
  activateCard: {
    title: 'Activate Card Coming Soon',
    description: 'Activating a card is not implemented yet. Your card was not changed.',
  },
  topUp: {
    title: 'Top Up Coming Soon',
    description: 'Topping up a card is not implemented yet. No money was moved.',
  },
  freezeCard: {
    title: 'Freeze Card Coming Soon',
    description: 'Freezing a card is not implemented yet. Your card was not frozen.',
  },
  statement: {
    title: 'View Statement Coming Soon',
    description: 'The statement is not implemented yet.',
  },
  adminNotifications: {
    title: 'Admin Notifications Coming Soon',
    description: 'The list of admin notifications is not implemented yet.',
  },
} as const satisfies Record<string, Message>
