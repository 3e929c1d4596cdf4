import type { Answer, Answers } from 'machine-workbench/source/journeys'
import { noBalances, profileOf, sampleBalances, sampleMovements } from '../../fixtures'
import { nadia, oskar, type Person, type SessionOptions, sessionFor, userOf } from './people'

/** Answers with a session of somebody. */
export const signsIn = (someone: Person, options?: SessionOptions): Answer => ({
  status: 200,
  body: sessionFor(someone, options),
})

/** Answers with an empty object, as to a request for a mail. */
export const accepted: Answer = { status: 200, body: {} }

/** Answers without a body, as to the end of a session. */
export const done: Answer = { status: 204 }

/** The answer to a registration: the account waits for its confirmation. */
export const registered: Answer = {
  status: 200,
  body: { ...userOf(nadia), email_confirmed_at: undefined, confirmation_sent_at: '2026-01-15T09:30:00Z' },
}

/** The answer to a registration with a taken address: an invented account, without a way to sign in. */
export const pretended: Answer = {
  status: 200,
  body: {
    ...userOf({ ...nadia, id: 'a3d1b2c4-0f5e-4c7d-9b8a-6e7f8091a2b3' }),
    email_confirmed_at: undefined,
  },
}

/** The social providers that the backend offers. */
export const settingsWith = (google: boolean): Answer => ({
  status: 200,
  body: {
    external: { email: true, phone: false, google, apple: false, twitter: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
  },
})

/** The answer to a request for the code of a second factor. */
export const challenged = (type: 'totp' | 'phone'): Answer => ({
  status: 200,
  body: { id: `challenge-of-a-${type}`, type, expires_at: 1_900_000_000 },
})

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

/** Whom a read is about. */
const ownerIn = (url: URL) => (url.search.includes(oskar.id) ? oskar : nadia)

/** The reads of the dashboard: Nadia's account is new, Oskar's has balances. */
export const reads: Answers = {
  'GET user_profiles': (url) => {
    const owner = ownerIn(url)
    const isNew = owner === nadia
    const row = profileOf({
      id: owner.id,
      full_name: nameOf(owner),
      kyc_status: isNew ? 'not_verified' : 'verified',
      referral_code: isNew ? 'CROWN7K2QX' : 'CROWN3M8TZ',
    })
    return { status: 200, body: [row] }
  },
  'GET wallets': (url) => {
    const owner = ownerIn(url)
    const rows = owner === nadia ? noBalances : sampleBalances
    return { status: 200, body: rows.map((row) => ({ ...row, user_id: owner.id })) }
  },
  'GET wallet_movements': (url) => ({ status: 200, body: ownerIn(url) === nadia ? [] : sampleMovements }),
  'POST rpc/referral_count': { status: 200, body: 0 },
}

/** The answer of a database that is overloaded. */
export const databaseDown: Answer = {
  status: 500,
  body: { code: '57014', message: 'canceling statement due to statement timeout', details: null, hint: null },
}
