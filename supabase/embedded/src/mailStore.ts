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

/**
 * Keeps the newest mails, so many to one address and so many in all, and forgets older ones: a flood to one address
 * pushes out nobody else's.
 */
export function createMailStore({ perAddress = 20, inAll = 1000 } = {}): MailStore {
  let mails: CaughtMail[] = []
  let lastId = 0
  const isTo = (address: string) => (mail: CaughtMail) => mail.to.toLowerCase() === address.toLowerCase()
  return {
    add(mail) {
      const tooOld = mails.filter(isTo(mail.to))[perAddress - 1]
      const kept = mails.filter((other) => other !== tooOld).slice(0, inAll - 1)
      mails = [{ ...mail, id: ++lastId, sentAt: new Date().toISOString() }, ...kept]
    },
    list: (to) => (to ? mails.filter(isTo(to)) : [...mails]),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}
