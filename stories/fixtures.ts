import type { Factor, Session } from '@supabase/supabase-js'
import Big from 'big.js'
import type { FactorCalls } from '@/components/account/security/factorCalls'
import type { Movement, Profile, Wallet } from '@/data/account/accountRows'
import type { LoginValues, NewPasswordValues, RegisterValues } from '@/data/content/formRules'
import { fallbackMessage, ProviderError, type ProviderErrorKind } from '@/data/session/errors'
import type { EnrolledFactor } from '@/data/session/factors'

/** The moment at which every story takes place, in milliseconds since the epoch. */
export const storyNow = Date.UTC(2026, 0, 15, 9, 30)

/** Answers every call at once with success. */
export const answer = () => Promise.resolve(null)

/** Pretends to send a code, and returns the id of its challenge. */
export const challenge = () => Promise.resolve('challenge-of-a-story')

/** Pretends to send every mail. */
export const mail = { onSend: answer }

/** Redirects to no social provider. */
export const social = { onChoose: answer }

/** Does nothing. */
export const ignore = () => {}

/** The address of the register page in referral links. */
export const registerUrl = 'https://kingexchange.example/register'

/** The person whom the stories are about. */
export const person = {
  id: '0b9a5f1e-6a0c-4a55-9d0e-2f6c1d7f4a01',
  firstName: 'Nadia',
  lastName: 'Brandt',
  email: 'nadia.brandt@example.com',
} as const

/** Somebody else with an account. */
export const somebodyElse = { firstName: 'Oskar', lastName: 'Lind', email: 'oskar.lind@example.com' } as const

/** The address that the person moves to. */
export const newAddress = 'nadia@brandt.example'

/** The person's session, with an hour left. */
export const session: Session = {
  access_token: 'access-token-of-a-story',
  refresh_token: 'refresh-token-of-a-story',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: storyNow / 1000 + 3600,
  user: {
    id: person.id,
    email: person.email,
    app_metadata: { provider: 'email' },
    user_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-10T08:00:00Z',
  },
}

/** The person's session, with a token that says when it began, in ms since the epoch. */
export const sessionSince = (start: number): Session => ({
  ...session,
  access_token: `head.${btoa(JSON.stringify({ amr: [{ method: 'password', timestamp: start / 1000 }] }))}.signature`,
})

/** A second factor of the person. */
export const factorOf = (factor_type: Factor['factor_type'], friendly_name?: string): Factor => ({
  id: `${factor_type}-of-a-story`,
  factor_type,
  status: 'verified',
  created_at: '2026-01-10T08:05:00Z',
  updated_at: '2026-01-10T08:05:00Z',
  ...(friendly_name ? { friendly_name } : null),
})

/** Second factors that the person may have. */
export const totpFactor = factorOf('totp')
export const phoneFactor = factorOf('phone', 'the phone that ends in 42')
export const keyFactor = factorOf('webauthn', 'the key on my ring')

/** A factor whose set-up has begun. */
export const enrolledFactor: EnrolledFactor = {
  id: 'factor-of-a-story',
  friendly_name: 'Work phone',
  uri: 'otpauth://totp/King%20Exchange:nadia.brandt@example.com?algorithm=SHA1&digits=6&issuer=King%20Exchange&period=30&secret=KEYOFASTORYKEYOFASTORYKEYOFASTOR',
  secret: 'KEYOFASTORYKEYOFASTORYKEYOFASTOR',
}

/** The person's session after the password and before the second factor. */
export const sessionLackingCode: Session = { ...session, user: { ...session.user, factors: [totpFactor] } }

/** Valid values for the forms. */
export const filledLogin: LoginValues = { email: person.email, password: 'three quiet otters' }
export const filledPasswords: NewPasswordValues = {
  password: 'seven slow lanterns',
  confirmPassword: 'seven slow lanterns',
}
export const filledRegistration: RegisterValues = {
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  ...filledPasswords,
  terms: true,
}

/** A failure as the provider reports it. */
export const refusal = (
  kind: ProviderErrorKind,
  message: string = fallbackMessage,
  retryAfter?: number,
): ProviderError => new ProviderError(kind, message, retryAfter)

/** The person's profile, with the changes of a story. */
export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  id: person.id,
  full_name: `${person.firstName} ${person.lastName}`,
  kyc_status: 'verified',
  referral_code: 'CROWN7K2QX',
  ...changes,
})

/** The person's wallets, from balances by token. */
export const walletsOf = (balances: Record<string, string>): Wallet[] =>
  Object.entries(balances).map(([token_symbol, balance]) => ({
    id: `wallet-${token_symbol}`,
    user_id: person.id,
    token_symbol,
    balance,
  }))

const nothing = '0.000000000000000000'

/** A new account's wallets. */
export const noBalances = walletsOf({
  KCC: nothing,
  KCREDIT: nothing,
  USDT: nothing,
  BTC: nothing,
  ETH: nothing,
})

/** The demo account's wallets. */
export const sampleBalances = walletsOf({
  KCC: '12500.750000000000000000',
  KCREDIT: '3200.500000000000000000',
  USDT: '8450.250000000000000000',
  BTC: '0.428100000000000000',
  ETH: '3.754200000000000000',
})

/** Movements, newest first, each with the balance after it; all begin at nothing. */
export function movementsOf(
  rows: [daysAgo: number, symbol: string, amount: string, reason?: string][],
): Movement[] {
  const balances: Record<string, Big> = {}
  return rows
    .map(([daysAgo, token_symbol, amount, reason = null], place) => {
      const balance = (balances[token_symbol] ?? new Big(0)).plus(amount)
      balances[token_symbol] = balance
      return {
        id: `movement-${place}`,
        token_symbol,
        amount: new Big(amount).toFixed(18),
        balance_after: balance.toFixed(18),
        moved_at: new Date(storyNow - daysAgo * 86_400_000 - rows.length + place).toISOString(),
        reason,
      }
    })
    .toReversed()
}

/** A month that leaves `sampleBalances`. */
export const sampleMovements = movementsOf([
  [33, 'USDT', '9250', 'received'],
  [33, 'KCC', '10500', 'received'],
  [32, 'BTC', '0.35', 'received'],
  [32, 'ETH', '3.2542', 'received'],
  [26, 'USDT', '-2500', 'sent'],
  [23, 'KCC', '1500', 'received'],
  [18, 'USDT', '3837.4', 'received'],
  [15, 'KCREDIT', '3000.5', 'received'],
  [13, 'BTC', '-0.05', 'sent'],
  [7, 'BTC', '0.1281', 'received'],
  [5, 'ETH', '0.5', 'received'],
  [4, 'KCREDIT', '200', 'bought'],
  [3, 'KCC', '500.75', 'received'],
  [1, 'USDT', '-2137.15', 'sent'],
])

/** A month that leaves `oneBalance`, less than there was at its beginning; no reason is given, or one that nobody knows. */
export const fallingMovements = movementsOf([
  [40, 'USDT', '25000'],
  [19, 'USDT', '-4549.75', 'staked'],
  [9, 'USDT', '-14000.000000000000000001'],
  [0, 'USDT', '2000.000000000000000001'],
])

/** Wallets with one token. */
export const oneBalance = walletsOf({ USDT: '8450.250000000000000000' })

/** Wallets with so many tokens that they are searched. */
export const manyBalances = walletsOf({
  KCC: '12500.750000000000000000',
  KCREDIT: '3200.500000000000000000',
  USDT: '8450.250000000000000000',
  BTC: '0.428100000000000000',
  ETH: '3.754200000000000000',
  ADA: '1050.000000000000000000',
  BNB: '2.500000000000000000',
  SOL: '41.000000000000000000',
})

/** Wallets with a token that the site does not know, and one with an overlong name. */
export const unknownTokens = walletsOf({
  KCC: '40.000000000000000000',
  DOGE: '1050.000000000000000000',
  '<b>FREE</b>': '1.000000000000000000',
  AVERYLONGTOKENSYMBOLTHATNEVERENDS: '0.000100000000000000',
})

/** Wallets with less than is shown of a balance, and with more decimals than are. */
export const dustBalances = walletsOf({
  KCC: '0.000050000000000000',
  KCREDIT: '1234567.000099999999999999',
  USDT: '999.999999000000000000',
  BTC: '0.000012340000000000',
  ETH: '0.000000000000000001',
})

/** Wallets with the least that the database stores, and nothing else. */
export const leastBalance = walletsOf({
  KCC: nothing,
  KCREDIT: nothing,
  USDT: nothing,
  BTC: nothing,
  ETH: '0.000000000000000001',
})

/** Wallets with the longest balances that the database stores. */
export const longBalances = walletsOf({
  KCC: '99999999999999999999.999999999999999999',
  KCREDIT: '12345678901234567890.123456789012345678',
  USDT: '0.000000000000000001',
  BTC: '20999999.976900000000000000',
  ETH: '120000000.000000000000000000',
})

/** Wallets with balances that cannot be read, as only a broken backend sends them. */
export const brokenBalances = walletsOf({
  KCC: '12500.750000000000000000',
  USDT: '',
  BTC: '-0.500000000000000000',
  ETH: 'NaN',
})

/** Unusual and malicious names. */
export const names = {
  long: 'Maximiliane Augusta Theodora '.repeat(7).slice(0, 200),
  unbroken: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200),
  spaces: '   ',
  rightToLeft: 'ليلى بنت عبد الرحمن',
  markup: '<img src=x onerror="alert(1)"> & <b>Bold</b>',
} as const

/** Calls of the section of second factors, all of which succeed. */
export const factorCalls: FactorCalls = {
  enrol: () => Promise.resolve(enrolledFactor),
  confirm: () => Promise.resolve('another'),
  remove: () => Promise.resolve('removed'),
  discard: () => Promise.resolve(),
  onChanged: ignore,
  onNotAdded: ignore,
  onNotRemoved: ignore,
}
