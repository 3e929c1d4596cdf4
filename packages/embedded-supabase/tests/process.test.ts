import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from './testBackend.ts'

const zone = process.env.TZ
let backend: TestBackend

// Hardly a machine is in UTC: what is read or written in its time zone is nine hours off.
beforeAll(async () => {
  process.env.TZ = 'Asia/Tokyo'
  backend = await startTestBackend()
})
afterAll(async () => {
  await backend.close()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it('a session goes on from one refresh to the next, wherever the machine is', async () => {
  const { client } = await backend.newUser('tokyo@example.test')
  for (const _ of [1, 2, 3]) expect((await client.auth.refreshSession()).error).toBeNull()
})

it('the end of a backend leaves the exit code by which a run of tests has failed, and none of its own', async () => {
  const { exitCode } = process
  const one = await startTestBackend()
  process.exitCode = 7
  await one.close()
  expect(process.exitCode).toBe(7)
  const other = await startTestBackend()
  await expect(other.query('select from nowhere')).rejects.toThrow('nowhere')
  await other.close()
  expect(process.exitCode).toBe(0)
  process.exitCode = exitCode
})

it('the data API writes times by RFC 3339 in UTC, with all their digits, wherever the machine is', async () => {
  await backend.query('create table moments (at timestamptz)')
  await backend.query("insert into moments values ('2026-11-25 00:57:45.836123+09')")
  const { data } = await backend.client(backend.secretKey).from('moments').select()
  expect(data).toEqual([{ at: '2026-11-24T15:57:45.836123+00:00' }])
})
