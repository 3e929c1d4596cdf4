import { randomBytes } from 'node:crypto'
import { linkIn, type Mailbox, readMails } from '../mailbox'
import { ask, codeIn, type Finding, findingsAbout, type Patient, wordsIn } from './finding'

const page = 'Authentication, Emails'
const templates = `${page}, Templates; npx supabase config push sends auth.email.template`

/** Milliseconds to wait for the test mail in a mailbox. */
const patience = 30_000

/** How to look at the mails without sending one. */
export function adviseOnMails(): Finding[] {
  return [
    findingsAbout('Mails').unseen(
      'none was asked for: --test-mail you@your-domain sends one, --mailbox reads it',
      templates,
    ),
  ]
}

/**
 * Has a mail sent: that of a sign-up, which leaves an unconfirmed user behind, or that of a reset, if the address has an
 * account. With a mailbox its link is read; without one a person has to.
 */
export async function checkMail(
  patient: Patient,
  address: string,
  mailbox: Mailbox | null,
): Promise<Finding[]> {
  const { fault, unseen } = findingsAbout('Mails')
  const before = mailbox ? (await readMails(mailbox, address)).length : 0
  const password = `Doctor-${randomBytes(9).toString('base64url')}`
  const signedUp = await ask(patient, '/auth/v1/signup', { body: { email: address, password } })
  const { status, body } = signedUp
  const isTaken =
    codeIn(signedUp) === 'user_already_exists' ||
    (status === 200 &&
      body !== null &&
      !Array.isArray(body) &&
      Array.isArray(body.identities) &&
      body.identities.length === 0)
  const type = isTaken ? 'recovery' : 'signup'
  const answer = isTaken ? await ask(patient, '/auth/v1/recover', { body: { email: address } }) : signedUp
  if (answer.status === 429) {
    return [
      fault(
        `The mail was refused: ${wordsIn(answer)}`,
        `${page}, SMTP Settings; Authentication, Rate Limits; auth.email.smtp, auth.rate_limit.email_sent`,
      ),
    ]
  }
  if (codeIn(answer) === 'captcha_failed')
    return [unseen('A captcha is asked for: have the mail sent by the site’s form')]
  if (answer.status !== 200)
    return [fault(`The mail was not sent: ${wordsIn(answer)}`, `${page}, SMTP Settings; auth.email.smtp`)]
  const left = isTaken ? '' : ' An unconfirmed user is left: Authentication, Users.'
  const wanted = `${patient.site}/auth/confirm`
  if (!mailbox) {
    return [
      unseen(
        `Open the mail to ${address}: its link has to begin with ${wanted}?token_hash=.${left}`,
        templates,
      ),
    ]
  }
  return [await judgeLink(mailbox, address, before, type, wanted, left)]
}

async function judgeLink(
  mailbox: Mailbox,
  address: string,
  before: number,
  type: string,
  wanted: string,
  left: string,
): Promise<Finding> {
  const { fine, fault } = findingsAbout('Mails')
  const end = Date.now() + patience
  for (;;) {
    const mails = await readMails(mailbox, address)
    const [mail] = mails.length > before ? mails : []
    const link = mail && linkIn(mail, type)
    if (link?.page === wanted) return fine(`lead to ${wanted}.${left}`)
    if (link)
      return fault(`lead to ${link.page}: the project sends the provider’s own templates.${left}`, templates)
    if (mail) return fault(`have no link that the site knows.${left}`, templates)
    if (Date.now() > end)
      return fault(`None came to ${address} within ${patience / 1000} s.${left}`, `${page}, SMTP Settings`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
