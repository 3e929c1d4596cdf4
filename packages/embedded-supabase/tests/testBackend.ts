import { openAsBlob } from 'node:fs'
import { splitSqlStatements } from '@supabase/lite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import { type EmbeddedBackend, startEmbeddedBackend } from '../src/embeddedBackend.ts'
import { createSecrets } from '../src/keys.ts'
import { answerOauthPage } from '../src/oauthPage.ts'

/** The origin of the backend under test; nothing listens there. */
export const TEST_URL = 'http://localhost:5173'

/** An embedded backend in memory, in this process, with helpers for tests. */
export type TestBackend = EmbeddedBackend & {
  url: string
  /** A `fetch` that reaches the backend without a network, for any client. */
  transport: typeof globalThis.fetch
  /** A new client with a session of its own; `key` is the publishable key unless given. */
  client: (key?: string) => SupabaseClient
  /** Runs a script of several SQL statements inside one transaction, and rolls it back. */
  tryOut: (script: string) => Promise<void>
  /** Answers a request for the sign-in page of the stand-in for Google. */
  oauthPage: (request: Request) => Promise<Response>
  /** The `token_hash` in the newest mail to an address. Throws when there is none. */
  tokenHash: (email: string) => string
  /** Signs a new user up, confirms the address by the mail and sets password and name; returns the signed-in client. */
  newUser: (email: string, name?: NewName) => Promise<{ id: string; client: SupabaseClient }>
}

type NewName = Record<string, string> & { first_name?: string; last_name?: string }

/** The password of every user that `newUser` creates. */
export const TEST_PASSWORD = 'correct-horse-7'

/**
 * Starts a backend in memory, migrated and seeded, from the archive of this run's tests. It takes about a second, so do it
 * once per file. It keeps no interval between two mails to one address.
 */
export async function startTestBackend(): Promise<TestBackend> {
  const secrets = createSecrets()
  const backend = await startEmbeddedBackend({
    root: process.cwd(),
    data: 'memory://',
    archive: await openAsBlob(inject('databaseArchive')),
    secrets,
    siteUrl: () => TEST_URL,
    mailInterval: 0,
  })
  const transport: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init))

  const client = (key = backend.publishableKey) =>
    createClient(TEST_URL, key, {
      global: { fetch: transport },
      auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
      // Node 20 has no WebSocket, and the client demands one when it is created; nothing here opens it.
      realtime: { transport: class {} as unknown as typeof WebSocket },
    })

  const tokenHash = (email: string) => {
    const hash = /token_hash=([0-9a-f]+)/.exec(backend.mails.list(email)[0]?.text ?? '')?.[1]
    if (!hash) throw new Error(`No mail with a link to ${email}.`)
    return hash
  }

  const newUser = async (email: string, name: NewName = {}) => {
    const own = client()
    const signedUp = await own.auth.signUp({ email, password: TEST_PASSWORD, options: { data: name } })
    if (signedUp.error) throw signedUp.error
    const confirmed = await own.auth.verifyOtp({ type: 'signup', token_hash: tokenHash(email) })
    if (confirmed.error || !confirmed.data.user) throw confirmed.error ?? new Error('No user.')
    const full_name = [name.first_name, name.last_name].filter(Boolean).join(' ')
    // A project may take the password away until the address is confirmed; where none does, it is the same one.
    const proven = await own.auth.updateUser({ password: TEST_PASSWORD, data: { full_name } })
    const { error } =
      proven.error?.code === 'same_password' ? await own.auth.updateUser({ data: { full_name } }) : proven
    if (error) throw error
    return { id: confirmed.data.user.id, client: own }
  }

  const tryOut = async (script: string) => {
    await backend.query('begin')
    try {
      for (const statement of splitSqlStatements(script)) await backend.query(statement)
    } finally {
      await backend.query('rollback')
    }
  }

  const oauthPage = (request: Request) => answerOauthPage(request, backend.google)

  return { ...backend, url: TEST_URL, transport, client, tryOut, oauthPage, tokenHash, newUser }
}
