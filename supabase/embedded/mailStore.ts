/** One caught mail. `id` grows with time and is never used twice in one run. */
export type CaughtMail = {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** ISO moment at which it was sent. */
  sentAt: string
}

/** The mails that the embedded backend has sent, kept in memory instead of being delivered. */
export type MailStore = {
  add: (mail: Omit<CaughtMail, 'id' | 'sentAt'>) => void
  /** Newest first; only those to one address when it is given. */
  list: (to?: string) => CaughtMail[]
  find: (id: number) => CaughtMail | undefined
}

/** Keeps the newest `limit` mails and forgets older ones. */
export function createMailStore(limit = 200): MailStore {
  const mails: CaughtMail[] = []
  let lastId = 0
  return {
    add(mail) {
      mails.unshift({ ...mail, id: ++lastId, sentAt: new Date().toISOString() })
      mails.length = Math.min(mails.length, limit)
    },
    list: (to) => (to ? mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()) : [...mails]),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}
