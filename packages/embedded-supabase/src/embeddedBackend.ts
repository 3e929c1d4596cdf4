import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { App, splitSqlStatements } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { completeSession } from './accessTokens.ts'
import { createAddressChanges } from './addressChanges.ts'
import { refuseAddress } from './addresses.ts'
import { parseAuthRequest } from './authRequests.ts'
import { completeAuthTables } from './authTables.ts'
import { refuseBanned } from './bans.ts'
import { refuseUnsigned } from './callers.ts'
import { type CaptchaSettings, refuseRobot } from './captcha.ts'
import { type Project, readProject, secondsIn } from './config.ts'
import { deferErrors } from './deferErrors.ts'
import { detourGoogle } from './googleDetour.ts'
import { EMBEDDED_PUBLISHABLE_KEY, type EmbeddedSecrets } from './keys.ts'
import { createMailer, createNotify } from './mailer.ts'
import { createMailRequests } from './mailRequests.ts'
import { createMailStore, type MailStore } from './mailStore.ts'
import { createOauthProvider, type OauthProvider } from './oauthProvider.ts'
import { closeDatabase, explainDamage, openDatabase } from './openDatabase.ts'
import { hideUnconfirmed, refuseLongPassword } from './passwordRequests.ts'
import { createRequestQueue } from './requestQueue.ts'
import { createSecondFactor } from './secondFactor.ts'
import { allowReuse, correctUnknownToken } from './sessionRequests.ts'
import { recordTableRights, refuseWithoutRight } from './tableRights.ts'
import { completeUser } from './userObjects.ts'
import { createUserUpdates } from './userUpdates.ts'

/** Options of an embedded backend. */
export type EmbeddedBackendOptions = {
  /** The project's root: the folder that holds `supabase/`. Migrations are looked up below the working directory. */
  root: string
  /** A folder for the database, or `memory://`. */
  data: string
  /** First content of a new database, from `dump`; by default it is empty. */
  archive?: Blob
  secrets: EmbeddedSecrets
  /** The origin of links in mails; read each time a mail is sent. */
  siteUrl: () => string
  /** Lifetime of an access token in seconds; by default that of `supabase/config.toml`. */
  jwtExpiry?: number
  /** Seconds between two mails to one address; by default those of `supabase/config.toml`. */
  mailInterval?: number
  /** The service whose token forms have to send, or `off`; by default that of `supabase/config.toml`. */
  captcha?: CaptchaSettings['provider'] | 'off'
}

/** A running Supabase: sign-up, sign-in and data API over a real Postgres inside this process. */
export type EmbeddedBackend = {
  publishableKey: string
  secretKey: string
  mails: MailStore
  /** The settings of `supabase/config.toml` that only hosted Supabase has. */
  unsupported: string[]
  /** The stand-in for Google; always on, even if `supabase/config.toml` has it off. */
  google: OauthProvider
  /** Answers a request below `/auth/v1` or `/rest/v1`, as a hosted project would. */
  fetch: (request: Request) => Promise<Response>
  /** Runs SQL as the database's owner, for whom row-level security does not apply. For tests and seeds. */
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>
  /** Runs `supabase/seed.sql`, if there is one. */
  seed: () => Promise<void>
  /** The whole database as an archive, with which another backend starts in a fraction of the time. */
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

/** Starts the backend: opens the database, applies the migrations that are missing, seeds it. */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  const { root, data, archive } = options
  const project = readProject(root)
  const connection = await openDatabase(root, data, archive)
  try {
    return await deferErrors(
      () => boot(options, project, connection),
      (errors) => explainDamage(root, data, errors),
    )
  } catch (error) {
    await closeDatabase(connection).catch(() => undefined)
    throw error
  }
}

async function boot(
  options: EmbeddedBackendOptions,
  { config, unsupported, ...own }: Project,
  connection: PgliteConnection,
): Promise<EmbeddedBackend> {
  const { root, secrets, siteUrl, jwtExpiry } = options
  const mailInterval = options.mailInterval ?? secondsIn(config.auth?.email?.max_frequency)
  const mails = createMailStore()
  const enqueue = createRequestQueue()
  const callback = () => new URL('/auth/v1/callback', siteUrl()).href
  const google = createOauthProvider(callback)
  const app = new App({
    ...config,
    connection,
    api: { ...config.api, external_url: siteUrl() },
    auth: {
      ...config.auth,
      site_url: siteUrl(),
      jwt_expiry: jwtExpiry ?? config.auth?.jwt_expiry,
      jwt_secret: secrets.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
      external: {
        ...config.auth?.external,
        google: { enabled: true, client_id: google.clientId, secret: google.clientSecret },
      },
    },
    options: { server: { admin: false, disableStudio: true } },
  })
  const mailing = { root, config, own, siteUrl, store: mails }
  app._mailer = createMailer(mailing)
  await app.init()
  await app.ensureSystemSchema()
  await completeAuthTables(connection)

  const { applied, skipped } = await applyPendingMigrations(app)
  if (applied.length + skipped.length === 0) {
    throw new Error('No migrations found: start from the folder that holds package.json.')
  }
  const refused = await recordTableRights(connection)

  const seed = async () => {
    const file = path.join(root, 'supabase', 'seed.sql')
    const sql = existsSync(file) ? await readFile(file, 'utf8') : ''
    await enqueue(() => connection.transaction(splitSqlStatements(sql)))
  }
  await seed()

  const mailRequests = createMailRequests(app, connection, mailInterval)
  const { secure_password_change = false, otp_expiry = 3600 } = config.auth?.email ?? {}
  const captcha = options.captcha ? { ...own.captcha, enabled: options.captcha !== 'off' } : own.captcha
  const send = async (request: Request) => app.fetch(request, { peerAddress: null })
  const parts = { database: connection, send, siteUrl, notify: createNotify(mailing) }
  const answerFactors = createSecondFactor(parts)
  const answerAddressChange = createAddressChanges({ ...parts, app, linkExpiry: otp_expiry })
  const answerUserUpdate = createUserUpdates({
    ...parts,
    isReauthenticationNeeded: secure_password_change,
    codeExpiry: otp_expiry,
    mailInterval,
  })

  return {
    publishableKey: EMBEDDED_PUBLISHABLE_KEY,
    secretKey: secrets.secretKey,
    mails,
    unsupported,
    google,
    async fetch(request) {
      const asked = await parseAuthRequest(request)
      return enqueue(async () => {
        const ask = () => send(request)
        if (/^\/auth\/v1\/(authorize|callback)$/.test(asked.path)) {
          app.config.api = { ...app.config.api, external_url: siteUrl() }
          return detourGoogle(google, siteUrl(), ask)
        }
        const key = request.headers.get('apikey') ?? ''
        const authorization = request.headers.get('authorization')
        const keys = [EMBEDDED_PUBLISHABLE_KEY, secrets.secretKey]
        const isAllowed = keys.includes(key)
        // What the backend would take, or refuse for another reason.
        const early = isAllowed
          ? (refuseUnsigned(asked.path, authorization, keys) ??
            refuseRobot(captcha, asked) ??
            refuseAddress(asked) ??
            refuseLongPassword(asked) ??
            (await refuseBanned(connection, asked, authorization)) ??
            (await mailRequests.refuseEarly(asked)))
          : undefined
        if (early) return early
        const refusal =
          key === EMBEDDED_PUBLISHABLE_KEY ? refuseWithoutRight(refused, asked, authorization) : undefined
        if (refusal) return refusal
        if (isAllowed) await allowReuse(connection, asked, config.auth?.refresh_token_reuse_interval ?? 10)
        // What it does not know, or does by half. A browser that follows a link sends no key.
        const played =
          isAllowed || asked.method === 'GET'
            ? ((await answerFactors(asked, request)) ??
              (await answerUserUpdate(asked, request, ask)) ??
              (await answerAddressChange(asked, ask)))
            : undefined
        // What it answers otherwise than the auth server.
        const answer = await mailRequests.correct(asked, played ?? (await ask()))
        const corrected = correctUnknownToken(asked, await hideUnconfirmed(connection, asked, answer))
        const complete = await completeSession(connection, secrets.jwtSecret, asked, corrected)
        return completeUser(connection, asked, complete)
      })
    },
    query: (sql, parameters) =>
      enqueue(async () => (await connection.driver.query<never>(sql, parameters)).rows),
    seed,
    dump: () => enqueue(() => connection.driver.dumpDataDir('none')),
    close: () => enqueue(() => closeDatabase(connection)),
  }
}
