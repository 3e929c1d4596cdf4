import { wordsOf } from '@/data/text/searchWords'

/** Synonyms, one line for each thing: each finds stories that have another one in their name. */
const lines = `
wrong, incorrect, invalid, false, bad, not right
login, log in, sign in, signin, signing in, logging in
logout, log out, sign out, signed out, logged out
register, registration, sign up, signup, join, create account
reset, forgot, forgotten, lost password
two factor, 2fa, mfa, second factor, second step, authenticator, otp, totp
right to left, rtl, arabic, hebrew
huge, long, large, big, enormous, extreme, many, too long, too large, too big
expired, too old, outdated, stale, no longer valid, used already
offline, unreachable, no connection, no network, network down, no internet, cannot be reached
down, server error, failed, failing, fails, outage, unavailable, not available
error, errors, failure, problem, failed, refused
captcha, human, robot, bot, turnstile, not a person
empty, nothing entered, blank, new account, no balances
zero balance, zero balances, new account, balances zero
not verified, not confirmed, unconfirmed, unverified
not verified, unverified, new account
texts, all texts, messages, error messages, list of errors, list of notices, list of toasts
two stories, two states, two screens, two widths
beside, side by side, compare, beside each other, next to each other
dark, light, theme, colours, colors, dark mode, light mode
suspended, banned, blocked, locked
too many, too often, rate limit, limited, cooldown
loading, waiting, skeleton, spinner, pending, checking, busy, sending
balance, balances, wallet, wallets, money, funds
taken, exists, already registered, in use
mail, email, e mail, address
resend, another mail, mail again, send again
password, passwords, credentials
confirm, confirmed, confirmation
phone, mobile, small screen
chart, graph, curve, candles
timeout, never answered, no answer, slow
not found, 404, missing page
access denied, forbidden, no access, not allowed
invite, invitation, invited, referral, refer
session ended, session expired, kicked out, thrown out, timed out
weak, easy to guess, leaked, pwned
hidden, hide, masked
favourite, favorite, star, starred
soon, coming soon, under construction, not ready, placeholder
coverage map, coverage, untried, untested
pause, paused, frozen, stopped, standing still
`

/** An owner's own words: the lines, each of whose members is one word or several. */
export const ownersWords: readonly (readonly string[][])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', ').map(wordsOf))
