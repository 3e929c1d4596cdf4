import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listDeniedFiles } from '../src/dataFolder.ts'
import { startEmbeddedBackend } from '../src/embeddedBackend.ts'
import { lockFolder } from '../src/folderLock.ts'
import { createSecrets } from '../src/keys.ts'
import { openDatabase } from '../src/openDatabase.ts'
import { resetData } from '../src/resetData.ts'
import { exitCode, freePort, prepareCommands, ready } from './commands.ts'

const { run, folder } = prepareCommands()

/** An intact database, to be copied and damaged. */
const intact = path.join(tmpdir(), `intact-${crypto.randomUUID()}`)

beforeAll(async () => {
  await (await openDatabase(process.cwd(), intact)).close()
})
afterAll(() => rmSync(intact, { recursive: true }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const dataFolder = () => path.join(folder(), 'data')
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
    ['is of another version', 'is damaged', (data) => writeFileSync(path.join(data, 'PG_VERSION'), '9\n')],
    ['lacks its control file', 'is damaged', (data) => rmSync(path.join(data, 'global/pg_control'))],
    ['has noise for a control file', 'is damaged', (data) => noise(data, ['global/pg_control'])],
    ['lacks its tables', 'is damaged', (data) => rmSync(path.join(data, 'base'), { recursive: true })],
    ['has noise for tables', 'is damaged', (data) => noise(data, tablesIn(data))],
    ['has cut-off tables', 'is damaged', (data) => noise(data, tablesIn(data), 100)],
    ['lacks its log', 'is damaged', (data) => rmSync(path.join(data, 'pg_wal'), { recursive: true })],
  ])('that %s is refused in one line that says what to do', async (_, problem, damage) => {
    const data = copy()
    damage(data)
    await expect(openDatabase(folder(), data)).rejects.toThrow(
      `the local database in data ${problem}. It holds local accounts only; to delete it and begin anew: npm run reset`,
    )
  })

  it('that is a file is refused in one line that does not offer to delete it', async () => {
    const data = path.join(folder(), 'data')
    writeFileSync(data, '')
    await expect(openDatabase(path.dirname(data), data)).rejects.toThrow(
      'the local database in data is a file, not a folder. Name a folder in SUPABASE_EMBEDDED_DATA, or nothing to use the usual one',
    )
  })

  it('that is damaged makes npm start end with that line and nothing else', async () => {
    writeFileSync(path.join(copy(), 'global/pg_control'), '')
    const command = run(['scripts/start.mjs'], { PORT: await freePort() })
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(
      /^Starting …\nKing Exchange: the local database in [^/][^\n]* is damaged[^\n]* npm run reset\n$/,
    )
  }, 60_000)

  it('whose damage shows only during the migrations is refused without a stack, too', async () => {
    const data = path.join(folder(), 'data')
    const options = { root: process.cwd(), data, secrets: createSecrets(), siteUrl: () => 'http://localhost' }
    const backend = await startEmbeddedBackend(options)
    const [table] = await backend.query<{ file: string }>(`select pg_relation_filepath('auth.users') as file`)
    await backend.close()
    noise(data, [table?.file ?? ''])
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(startEmbeddedBackend(options)).rejects.toThrow(/^the local database in .* is damaged\. .*$/)
    expect(printed).not.toHaveBeenCalled()
  }, 60_000)

  it('that cannot be created makes npm start end with one line, too', async () => {
    const file = path.join(folder(), 'file')
    writeFileSync(file, '')
    const command = run(['scripts/start.mjs'], {
      PORT: await freePort(),
      SUPABASE_EMBEDDED_DATA: path.join(file, 'data'),
    })
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(
      /^Starting …\nKing Exchange: nothing can be written beside [^/][^\n]*\n$/,
    )
  }, 60_000)
})

describe('npm run reset', () => {
  it('deletes the database, its keys and a stale lock, and says so', async () => {
    writeFileSync(`${copy()}.lock`, '')
    const command = run(['scripts/reset.mjs'])
    const code = await exitCode(command)
    expect(command.output()).toMatch(/^Deleted the local database in [^/].* and its keys\..*\n$/)
    expect([code, readdirSync(folder())]).toEqual([0, []])
  }, 60_000)

  it('says so when there is no database, or it is in memory', () => {
    vi.stubEnv('SUPABASE_EMBEDDED_DATA', dataFolder())
    expect(reset()).toContain('There is no local database in')
    vi.stubEnv('SUPABASE_EMBEDDED_DATA', 'memory')
    expect(reset()).toContain('nothing to delete')
  })

  it('refuses while a server has the database open', () => {
    const data = copy()
    const lock = lockFolder(`${data}.lock`, 'http://localhost:5173')
    expect(reset).toThrow(`is open in process ${process.pid} (http://localhost:5173). Stop that first.`)
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

describe('the workbench', () => {
  it('serves none of the files that the development server denies, and leaves NODE_ENV as it was', async () => {
    const mode = process.env.NODE_ENV
    const { default: workbench } = await import('../../../.ladle/vite.config.ts')
    expect(workbench.server.fs.deny).toEqual(await listDeniedFiles(process.cwd()))
    expect(workbench.server.fs.deny).toEqual(
      expect.arrayContaining(['.env', '**/.git/**', '**/supabase/.temp/**']),
    )
    expect(process.env.NODE_ENV).toBe(mode)
  })
})

describe('the development server', () => {
  it('serves none of its data, in whatever folder it is and however its address is spelled', async () => {
    // Inside the project, where the server would serve it.
    const place = `test-results/data-${crypto.randomUUID()}`
    const kept = `supabase/.temp/kept-${crypto.randomUUID()}`
    try {
      mkdirSync(kept, { recursive: true })
      writeFileSync(`${kept}/pgdata.secrets.json`, '{"jwtSecret":"kept-secret"}')
      const port = await freePort()
      cpSync(intact, `${place}/local (1)`, { recursive: true })
      await ready(run(['scripts/start.mjs'], { PORT: port, SUPABASE_EMBEDDED_DATA: `${place}/local (1)` }))
      const { jwtSecret } = JSON.parse(readFileSync(`${place}/local (1).secrets.json`, 'utf8'))
      const postgresText = readFileSync(`${place}/local (1)/postgresql.conf`, 'utf8').slice(0, 40)

      const files = [
        `${kept}/pgdata.secrets.json`,
        ...['.secrets.json', '.lock', '/postgresql.conf', '/pg_hba.conf'].map(
          (end) => `${place}/local (1)${end}`,
        ),
      ]
      const leaked: string[] = []
      const ask = async (form: string) => {
        const answer = await fetch(`http://localhost:${port}${form}`)
        const text = await answer.text()
        const holdsIt = [jwtSecret, 'kept-secret', postgresText, '"pid"'].some((secret) =>
          text.includes(secret),
        )
        // A page of the site is what every unknown address gets.
        if (holdsIt || (answer.ok && !text.includes('<div id="root"'))) leaked.push(form)
      }
      for (const file of files) await Promise.all(formsOf(file).map(ask))
      expect(leaked).toEqual([])
      expect((await fetch(`http://localhost:${port}/.env.example`)).status).toBe(403)
      expect((await fetch(`http://localhost:${port}/src/start/main.tsx`)).status).toBe(200)
    } finally {
      rmSync(kept, { recursive: true })
      rmSync(place, { recursive: true, force: true })
    }
  }, 120_000)
})

function formsOf(file: string): string[] {
  const path = `/${encodeURI(file)}`
  const absolute = `/@fs${encodeURI(process.cwd())}${path}`
  const hidden = path.replace('s', '%73').replace('.', '%2e')
  const ends = ['', '?raw', '?url', '?import', '?import&raw', '?.svg?raw', '/']
  return [path, absolute, hidden, `/@id${path}`, path.toUpperCase()].flatMap((form) =>
    ends.map((end) => form + end),
  )
}

function tablesIn(data: string): string[] {
  const all = readdirSync(path.join(data, 'base'), { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile() && /^\d+$/.test(entry.name))
    .map((entry) => path.relative(data, path.join(entry.parentPath, entry.name)))
}

function noise(data: string, names: string[], bytes = 8192): void {
  for (const name of names) writeFileSync(path.join(data, name), Buffer.alloc(bytes, 'x7'))
}
