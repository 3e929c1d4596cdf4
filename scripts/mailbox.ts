/** A mailbox with an HTTP API: the embedded backend's, Mailpit's, or Inbucket's. */
export type Mailbox = { kind: 'embedded' | 'mailpit' | 'inbucket'; url: string }

/** A mail; `text` is its HTML part and its text part. */
export type Mail = { subject: string; text: string }

/** A link in a mail: the page that it leads to, and its one-time hash. */
export type MailLink = { page: string; hash: string }

/** Finds out which kind of mailbox answers at an address. Throws an error of one line if none of them does. */
export async function findMailbox(address: string): Promise<Mailbox> {
  const url = address.replace(/\/+$/, '')
  const answers = (path: string) =>
    fetch(`${url}${path}`).then(
      async (answer) => answer.ok && (await answer.json()) !== undefined,
      () => false,
    )
  if (await answers('/mailbox.json')) return { kind: 'embedded', url }
  if (await answers('/api/v1/info')) return { kind: 'mailpit', url }
  if (await answers('/api/v1/mailbox/anybody')) return { kind: 'inbucket', url }
  throw new Error(`No mailbox answers at ${url}. Known are Mailpit, Inbucket and the embedded backend’s.`)
}

/** The mails to an address, newest first. */
export async function fetchMails({ kind, url }: Mailbox, to: string): Promise<Mail[]> {
  const fetchJson = async <T>(path: string): Promise<T> => (await fetch(`${url}${path}`)).json()
  if (kind === 'embedded') {
    const mails = await fetchJson<{ subject: string; html: string; text: string }[]>(
      `/mailbox.json?to=${encodeURIComponent(to)}`,
    )
    return mails.map(({ subject, html, text }) => ({ subject, text: `${html}\n${text}` }))
  }
  if (kind === 'mailpit') {
    const { messages } = await fetchJson<{ messages: { ID: string; Subject: string }[] }>(
      `/api/v1/search?query=${encodeURIComponent(`to:"${to}"`)}`,
    )
    return Promise.all(
      messages.map(async ({ ID, Subject }) => {
        const { HTML, Text } = await fetchJson<{ HTML: string; Text: string }>(`/api/v1/message/${ID}`)
        return { subject: Subject, text: `${HTML}\n${Text}` }
      }),
    )
  }
  // Inbucket names a mailbox by what stands before the @, and lists the oldest mail first.
  const name = `/api/v1/mailbox/${encodeURIComponent(to.split('@', 1).join())}`
  const oldestFirst = await fetchJson<{ id: string; subject: string }[]>(name)
  return Promise.all(
    oldestFirst.reverse().map(async ({ id, subject }) => {
      const { body } = await fetchJson<{ body: { html: string; text: string } }>(`${name}/${id}`)
      return { subject, text: `${body.html}\n${body.text}` }
    }),
  )
}

/** The first link of a mail that redeems a one-time hash of the type; undefined without one. */
export function linkIn({ text }: Mail, type: string): MailLink | undefined {
  for (const [address] of text.replaceAll('&amp;', '&').matchAll(/https?:\/\/[^\s"<>]+/g)) {
    if (!URL.canParse(address)) continue
    const { searchParams, origin, pathname } = new URL(address)
    const hash = searchParams.get('token_hash') ?? searchParams.get('token')
    if (hash && searchParams.get('type') === type) return { page: `${origin}${pathname}`, hash }
  }
  return undefined
}
