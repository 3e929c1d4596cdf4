import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openProject } from './openProject'

const options = { url: 'https://project.example/', key: 'sb_publishable_x', 'secret-key': 'sb_secret_x' }
let users: { id: string; email: string }[]
let requests: string[]
let captcha: boolean

beforeEach(() => {
  users = []
  requests = []
  captcha = false
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input)
    requests.push(`${init.method ?? 'GET'} ${pathname}`)
    if (pathname === '/auth/v1/admin/users') return Response.json({ users })
    if (pathname === '/rest/v1/') return new Response(null, { status: 401 })
    if (pathname === '/auth/v1/settings')
      return Response.json({ mailer_autoconfirm: false, external: { google: false } })
    return Response.json({ code: captcha ? 'captcha_failed' : 'invalid_credentials' }, { status: 400 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a project with other users is refused, and taken by force', async () => {
  users = ['ada', 'bob', 'eve', 'joe'].map((name) => ({ id: name, email: `${name}@owners.example` }))
  await expect(openProject(options, 'contract-1-')).rejects.toThrow(
    'This project has 4 other users (ada@owners.example, bob@owners.example, eve@owners.example, …). Use an empty one, or --force.',
  )
  const { target } = await openProject({ ...options, force: true }, 'contract-1-')
  expect([target.url, target.has]).toEqual([
    'https://project.example',
    ['account', 'admin', 'gateway', 'googleOff', 'open'],
  ])
})

it('the demo account and what an earlier run has left behind are nobody’s', async () => {
  users = [
    { id: 'demo', email: 'demo@kingexchange.example' },
    { id: 'leftover', email: 'contract-0-x@example.com' },
  ]
  await expect(openProject(options, 'contract-1-')).resolves.toBeDefined()
})

it('a project whose users nobody can see is refused', async () => {
  const { url, key } = options
  await expect(openProject({ url, key }, 'contract-1-')).rejects.toThrow(
    '--secret-key or --database, or --force',
  )
})

it('a project with a captcha needs its token', async () => {
  captcha = true
  await expect(openProject(options, 'contract-1-')).rejects.toThrow('Give --captcha-token')
  const { target } = await openProject({ ...options, 'captcha-token': 'x' }, 'contract-1-')
  expect(target.has).toContain('captcha')
})

it('what a run has made is deleted at its end, and nothing else', async () => {
  const { close } = await openProject(options, 'contract-1-')
  users = [
    { id: 'own', email: 'contract-1-x@example.com' },
    { id: 'other', email: 'contract-2-x@example.com' },
  ]
  requests = []
  await close()
  expect(requests).toEqual(['GET /auth/v1/admin/users', 'DELETE /auth/v1/admin/users/own'])
})
