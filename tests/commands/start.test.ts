import { existsSync } from 'node:fs'
import path from 'node:path'
import { EMBEDDED_PUBLISHABLE_KEY } from '@king-exchange/embedded-supabase'
import { TEST_PASSWORD } from '@king-exchange/embedded-supabase/tests'
import { describe, expect, it } from 'vitest'
import { exitCode, freePort, listen, portOf, prepareCommands, ready, stop } from './command'

const { run, folder } = prepareCommands()
const start = (environment: Record<string, string>) => run(['scripts/start.mjs'], environment)

const post = (port: string, address: string, body: object) =>
  fetch(`http://localhost:${port}/auth/v1/${address}`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
    body: JSON.stringify(body),
  })

describe('npm start', () => {
  it('serves the backend and mailbox, keeps accounts over a restart, and refuses a second server', async () => {
    const port = await freePort()
    const first = start({ PORT: port })
    await ready(first)
    expect(first.output()).toContain(`Site      http://localhost:${port}`)
    expect(first.output()).toContain('demo@kingexchange.example')
    expect(first.output()).toContain(`http://localhost:${port}/mailbox`)

    const email = 'ada@example.test'
    expect((await post(port, 'signup', { email, password: TEST_PASSWORD })).status).toBe(200)
    const mails: { text: string }[] = await (
      await fetch(`http://localhost:${port}/mailbox.json?to=${email}`)
    ).json()
    const link = `http://localhost:${port}/auth/confirm?token_hash=`
    expect(mails[0]?.text).toContain(link)
    const token_hash = mails[0]?.text.split(link)[1]?.split('&')[0]
    const confirmed = await post(port, 'verify', { type: 'signup', token_hash })
    expect(confirmed.status).toBe(200)
    const { access_token } = await confirmed.json()
    await fetch(`http://localhost:${port}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ password: TEST_PASSWORD }),
    })

    const second = start({ PORT: await freePort() })
    expect(await exitCode(second)).toBe(1)
    expect(second.output()).toMatch(/^Starting …\nKing Exchange: another server \(process \d+, .*\n$/)

    expect(await stop(first)).toBe(0)
    expect(existsSync(path.join(folder(), 'data.lock'))).toBe(false)
    const third = start({ PORT: port })
    await ready(third)
    const signedIn = await post(port, 'token?grant_type=password', { email, password: TEST_PASSWORD })
    expect(signedIn.status).toBe(200)
  }, 240_000)

  it('says what to do when the port is taken', async () => {
    const server = await listen()
    const command = start({ PORT: String(portOf(server)) })
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(/^King Exchange: Port \d+ is taken\. .*PORT=\d+ npm start\n$/)
    server.close()
  })

  it('refuses a port that is no number', async () => {
    const command = start({ PORT: 'abc' })
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(/^King Exchange: PORT is "abc", .*\n$/)
  })

  it('refuses an incomplete environment', async () => {
    const command = start({ PORT: await freePort(), VITE_SUPABASE_URL: 'https://abc.supabase.co' })
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(/King Exchange: VITE_SUPABASE_URL is set but .*\n$/)
  })
})

describe('npm run build', () => {
  it('is refused in one line without a Supabase project', async () => {
    const command = run([
      'node_modules/vite/bin/vite.js',
      ...['build', '--configLoader', 'native', '--outDir', path.join(folder(), 'site')],
    ])
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(/^King Exchange: A production build needs [^\n]*\n$/)
    expect(existsSync(path.join(folder(), 'site'))).toBe(false)
  })
})
