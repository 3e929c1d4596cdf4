import { passwordLength } from '../../src/data/rules/passwordLength'
import { findMailbox } from '../mailbox'
import { checkDatabase } from './checkDatabase'
import { adviseOnMails, checkMail } from './checkMail'
import { checkRedirects } from './checkRedirects'
import {
  adviseOnLimits,
  checkCaptcha,
  checkPasswords,
  checkPreflight,
  checkReachable,
  checkSettings,
} from './checkSignIn'
import type { Finding, Patient } from './finding'

/** A project, and what else the command line says. */
export type Examination = Patient & {
  /** True if the site is built with a captcha's widget. */
  hasWidget: boolean
  /** The address to which a test mail is sent; nothing is sent without one. */
  testMail?: string | undefined
  /** The address of a mailbox with an HTTP API, in which the test mail is read. */
  mailbox?: string | undefined
}

/**
 * Finds out whether a project is ready for the site, as far as a visitor can see. Reads only, but for a test mail that was
 * asked for. Throws an error of one line where the mailbox does not answer.
 */
export async function examine({ hasWidget, testMail, mailbox, ...patient }: Examination): Promise<Finding[]> {
  const opened = mailbox ? await findMailbox(mailbox) : null
  const reachable = await checkReachable(patient)
  if (reachable.some(({ state }) => state === 'fault')) return reachable
  return [
    ...reachable,
    ...(await checkPreflight(patient)),
    ...(await checkSettings(patient)),
    ...(await checkCaptcha(patient, hasWidget)),
    ...(await checkPasswords(patient, passwordLength.least)),
    ...(await checkRedirects(patient)),
    ...(await checkDatabase(patient)),
    ...(testMail ? await checkMail(patient, testMail, opened) : adviseOnMails()),
    ...adviseOnLimits(),
  ]
}

const marks = { fine: 'ok', fault: 'FAULT', remark: 'look', unseen: '?' } as const

/** The findings for a person, a line each, with the setting below those that ask for one. */
export function describe(findings: readonly Finding[]): string {
  const faults = findings.filter(({ state }) => state === 'fault').length
  const lines = findings.flatMap(({ state, about, says, setting }) => [
    `${marks[state].padEnd(7)}${about.padEnd(24)}${says}`,
    ...(setting ? [`${' '.repeat(31)}→ ${setting}`] : []),
  ])
  const end =
    faults === 0
      ? 'Ready, as far as can be seen.'
      : `Not ready: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`
  return [...lines, '', end].join('\n')
}
