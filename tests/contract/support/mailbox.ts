import { expect, vi } from 'vitest'
import { fetchMails, linkIn, type MailLink } from '../../../scripts/mailbox'
import { target } from './target'

const patience = { timeout: 20_000, interval: 100 }

/** The mails to an address that are there now, newest first. */
export function mailsTo(address: string) {
  if (!target.mailbox) throw new Error('No mailbox was given.')
  return fetchMails(target.mailbox, address)
}

/** Waits for mails to an address with links of a type, and returns the links, newest first. */
export function linksTo(address: string, type: string, count = 1): Promise<MailLink[]> {
  return vi.waitFor(async () => {
    const links = (await mailsTo(address)).flatMap((mail) => linkIn(mail, type) ?? [])
    expect(links.length, `mails to ${address} of the type ${type}`).toBeGreaterThanOrEqual(count)
    return links
  }, patience)
}

/** Waits for the `count`th mail of a type, and returns the hash in its link. */
export const hashTo = async (address: string, type: string, count = 1) =>
  (await linksTo(address, type, count))[0]?.hash ?? ''

/** Waits for a mail to an address with a code of six digits and no link that redeems it, and returns the code. */
export function codeTo(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = (await mailsTo(address)).filter(({ text }) => !/token(?:_hash)?=/.test(text))
    const [code] = mails.flatMap(({ text }) => /(?<![\w#])\d{6}(?!\w)/.exec(text) ?? [])
    expect(code, `a code in a mail to ${address}`).toBeDefined()
    return String(code)
  }, patience)
}
