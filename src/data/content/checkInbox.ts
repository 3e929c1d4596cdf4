/** The page that sends the visitor to a mail; the address, then a purpose stand behind the lead. */
export const checkInbox = {
  title: 'Check your inbox',
  lead: 'Open the link we sent to',
  toConfirm: 'to confirm your address',
  toReset: 'to choose a new password',
  undelivered: 'On this local server, mails are not delivered.',
  mailbox: 'Open the local mailbox',
  nothing: 'Nothing after a few minutes? Look in your spam folder, or send it again.',
}
