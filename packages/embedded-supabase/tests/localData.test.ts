import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedBackend } from '../src/embeddedBackend.ts'
import { lockFolder } from '../src/folderLock.ts'
import { createSecrets } from '../src/keys.ts'
import { openDatabase } from '../src/openDatabase.ts'
import { resetData } from '../src/resetData.ts'

let folder: string

/** An intact database, to be copied and damaged. */
const intact = path.join(tmpdir(), `intact-${crypto.randomUUID()}`)

beforeAll(async () => {
  await (await openDatabase(process.cwd(), intact)).close()
})
afterAll(() => rmSync(intact, { recursive: true }))
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const dataFolder = () => path.join(folder, 'data')
const copy = () => {
  cpSync(intact, dataFolder(), { recursive: true })
  writeFileSync(`${dataFolder()}.secrets.json`, '{}')
  vi.stubEnv('SUPABASE_EMBEDDED_DATA', dataFolder())
  return dataFolder()
}
const reset = () => resetData(process.cwd())

describe('a data folder', () => {
  it.each<[string, string, (data: string) => void]>([
    ['lacks PG_VERSION', 'is damaged, or none', (data) => rmSync(path.join(data, 'PG_VERSION'))],
    ['lacks its control file', 'is damaged', (data) => rmSync(path.join(data, 'global/pg_control'))],
    ['has noise for tables', 'is damaged', (data) => noise(data, tablesIn(data))],
    ['lacks its log', 'is damaged', (data) => rmSync(path.join(data, 'pg_wal'), { recursive: true })],
  ])(
    'that %s is refused in one line that says what to do',
    { tags: ['night'] },
    async (_, problem, damage) => {
      const data = copy()
      damage(data)
      await expect(openDatabase(folder, data)).rejects.toThrow(
        `the local database in data ${problem}. It holds local accounts only; to delete it and begin anew: npm run reset`,
      )
    },
  )

  it('that is a file is refused in one line that does not offer to delete it', async () => {
    const data = path.join(folder, 'data')
    writeFileSync(data, '')
    await expect(openDatabase(path.dirname(data), data)).rejects.toThrow(
      'the local database in data is a file, not a folder. Name a folder in SUPABASE_EMBEDDED_DATA, or nothing to use the usual one',
    )
  })

  const late = 'whose damage shows only during the migrations is refused without a stack, too'
  it(late, { tags: ['night'] }, async () => {
    const data = path.join(folder, 'data')
    const options = { root: process.cwd(), data, secrets: createSecrets(), siteUrl: () => 'http://localhost' }
    const backend = await startEmbeddedBackend(options)
    const [table] = await backend.query<{ file: string }>(`select pg_relation_filepath('auth.users') as file`)
    await backend.close()
    noise(data, [table?.file ?? ''])
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(startEmbeddedBackend(options)).rejects.toThrow(/^the local database in .* is damaged\. .*$/)
    expect(printed).not.toHaveBeenCalled()
  })
})

describe('resetData', () => {
  it('says so when there is no database, or it is in memory', () => {
    vi.stubEnv('SUPABASE_EMBEDDED_DATA', dataFolder())
    expect(reset()).toContain('There is no local database in')
    vi.stubEnv('SUPABASE_EMBEDDED_DATA', 'memory')
    expect(reset()).toContain('nothing to delete')
  })

  it('refuses while a server has the database open', () => {
    const data = copy()
    const lock = lockFolder(`${data}.lock`, 'http://localhost:5173')
    expect(reset).toThrow(
      `is open in process ${process.pid}, http://localhost:5173. Stop that first; if there is none, delete`,
    )
    lock.release()
    expect(existsSync(path.join(data, 'PG_VERSION'))).toBe(true)
  })

  it('refuses a file', () => {
    const file = copy()
    rmSync(file, { recursive: true })
    writeFileSync(file, 'my diary')
    expect(reset).toThrow(/is a file, no database/)
    expect(readFileSync(file, 'utf8')).toBe('my diary')
  })

  it('refuses a folder that holds other files', () => {
    const diary = path.join(copy(), 'diary.txt')
    writeFileSync(diary, 'dear diary')
    expect(reset).toThrow(/holds diary\.txt, which is no part of a database/)
    expect(existsSync(diary)).toBe(true)
  })
})

function tablesIn(data: string): string[] {
  const all = readdirSync(path.join(data, 'base'), { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile() && /^\d+$/.test(entry.name))
    .map((entry) => path.relative(data, path.join(entry.parentPath, entry.name)))
}

function noise(data: string, names: string[]): void {
  for (const name of names) writeFileSync(path.join(data, name), Buffer.alloc(8192, 'x7'))
}
