/** A caught mail. Ids grow with time and are unique for as long as the process runs. */
export type CaughtMail = {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** Time of sending, in ISO 8601. */
  sentAt: string
}

/** The mails of the embedded backend, kept in memory instead of being delivered. */
export type MailStore = {
  add: (mail: Omit<CaughtMail, 'id' | 'sentAt'>) => void
  /** Newest first; with an address, only the mails to it. */
  list: (to?: string) => CaughtMail[]
  find: (id: number) => CaughtMail | undefined
}

/**
 * Keeps the newest mails, limited per address and in total; many mails to one address do not push out those to
 * others.
 */
export function createMailStore({ perAddress = 20, inAll = 1000 } = {}): MailStore {
  let mails: CaughtMail[] = []
  let lastId = 0
  const isTo = (address: string) => (mail: CaughtMail) => mail.to.toLowerCase() === address.toLowerCase()
  return {
    add(mail) {
      const tooOld = mails.filter(isTo(mail.to))[perAddress - 1]
      const newest = mails.filter((other) => other !== tooOld).slice(0, inAll - 1)
      mails = [{ ...mail, id: ++lastId, sentAt: new Date().toISOString() }, ...newest]
    },
    list: (to) => (to ? mails.filter(isTo(to)) : [...mails]),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}
