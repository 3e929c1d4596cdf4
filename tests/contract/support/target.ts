import { inject } from 'vitest'
import type { Mailbox } from '../../../scripts/mailbox'

/** A case's needs of a backend besides its address and its key. */
export type Need = keyof typeof needs

/** The needs, each with how to meet it. */
export const needs = {
  mail: 'the mails: --mailbox',
  account: 'an account: --mailbox or --secret-key',
  admin: 'to suspend or delete an account: --secret-key or --database',
  database: 'to write the database: --database',
  interval: 'a project that keeps mails to one address apart (max_frequency)',
  captcha: 'a project with a captcha switched on',
  gateway: 'a gateway before it that asks for the key',
  googleOff: 'a project without Google',
  open: 'a project whose sign-up is open (enable_signup = true)',
  closed: 'a project whose sign-up is closed (enable_signup = false)',
} as const

/** The backend under test. It crosses from the main process to the workers as JSON. */
export type Target = {
  kind: 'embedded' | 'project'
  /** The address of the project, without a slash at its end. */
  url: string
  /** The publishable key. */
  key: string
  /** The origin of the site, to which links in mails and redirects lead. */
  site: string
  mailbox: Mailbox | null
  secretKey: string | null
  /** For `psql`; of the embedded backend the address that runs the SQL which is sent to it. */
  database: string | null
  /** Goes with each request that asks for one, where the project has a captcha. */
  captchaToken: string | null
  /** A backend that asks for a captcha, and a token that it takes. */
  guarded: { url: string; token: string } | null
  /** The domain of the addresses that the cases make. */
  mailDomain: string
  /** Begins the addresses of this run, by which they are found again to be deleted. */
  prefix: string
  has: Need[]
}

/** A target, and a function to call when all cases have run. */
export type OpenTarget = { target: Target; close: () => Promise<void> }

declare module 'vitest' {
  interface ProvidedContext {
    target: Target
  }
  interface TaskMeta {
    needs?: Need[]
  }
}

/** The backend under test. */
export const target: Target = inject('target')

/** Options of a case that needs something which not every backend has. It is left out, by name, where that is missing. */
export const needing = (...needed: Need[]) => ({ meta: { needs: needed } })
