/**
 * The page of the embedded backend that shows the mails which the site sends; null with a hosted project, whose build
 * does not hold the address.
 */
export const localMailbox = import.meta.env.VITE_SUPABASE_URL ? null : '/mailbox'
