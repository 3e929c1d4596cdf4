import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listDeniedFiles } from '@king-exchange/embedded-supabase'
import { describe, expect, it } from 'vitest'
import { exitCode, freePort, prepareCommands, ready } from './command'

const { run, folder } = prepareCommands()

const dataFolder = () => path.join(folder(), 'data')

/** A data folder that lacks most of a database's files. */
function writeDamaged(): void {
  mkdirSync(dataFolder())
  writeFileSync(path.join(dataFolder(), 'PG_VERSION'), '17\n')
  writeFileSync(`${dataFolder()}.secrets.json`, '{}')
}

describe('a data folder', { tags: ['night'] }, () => {
  it('that is damaged makes npm start end with that line and nothing else', async () => {
    writeDamaged()
    const command = run(['scripts/start.mjs'], { PORT: await freePort() })
    expect(await exitCode(command)).toBe(1)
    expect(command.output()).toMatch(
      /^Starting …\nKing Exchange: the local database in [^/][^\n]* is damaged[^\n]* npm run reset\n$/,
    )
  })

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
  })
})

describe('npm run reset', () => {
  it('deletes the database, its keys and a stale lock, and says so', async () => {
    writeDamaged()
    writeFileSync(`${dataFolder()}.lock`, '')
    const command = run(['scripts/reset.mjs'])
    const code = await exitCode(command)
    expect(command.output()).toMatch(/^Deleted the local database in [^/].* and its keys\..*\n$/)
    expect([code, readdirSync(folder())]).toEqual([0, []])
  })
})

describe('the workbench', () => {
  it('serves none of the files that the development server denies, and leaves NODE_ENV as it was', async () => {
    const mode = process.env.NODE_ENV
    const { default: workbench } = await import('../../.ladle/vite.config.ts')
    expect(workbench.server.fs.deny).toEqual(await listDeniedFiles(process.cwd()))
    expect(workbench.server.fs.deny).toEqual(
      expect.arrayContaining(['.env', '**/.git/**', '**/supabase/.temp/**']),
    )
    expect(process.env.NODE_ENV).toBe(mode)
  })
})

describe('the development server', () => {
  const title = 'serves none of its data, in whatever folder it is and however its address is spelled'
  it(title, { tags: ['night'], timeout: 240_000 }, async () => {
    // Inside the project, where the server would serve it.
    const place = `test-results/data-${crypto.randomUUID()}`
    const other = `supabase/.temp/other-${crypto.randomUUID()}`
    try {
      mkdirSync(other, { recursive: true })
      writeFileSync(`${other}/pgdata.secrets.json`, '{"jwtSecret":"other-secret"}')
      const port = await freePort()
      mkdirSync(place, { recursive: true })
      await ready(run(['scripts/start.mjs'], { PORT: port, SUPABASE_EMBEDDED_DATA: `${place}/local (1)` }))
      const { jwtSecret } = JSON.parse(readFileSync(`${place}/local (1).secrets.json`, 'utf8'))
      const postgresText = readFileSync(`${place}/local (1)/postgresql.conf`, 'utf8').slice(0, 40)

      const files = [
        `${other}/pgdata.secrets.json`,
        ...['.secrets.json', '.lock', '/postgresql.conf', '/pg_hba.conf'].map(
          (end) => `${place}/local (1)${end}`,
        ),
      ]
      const leaked: string[] = []
      const ask = async (form: string) => {
        const answer = await fetch(`http://localhost:${port}${form}`)
        const text = await answer.text()
        const showsIt = [jwtSecret, 'other-secret', postgresText, '"pid"'].some((secret) =>
          text.includes(secret),
        )
        // A page of the site is what every unknown address gets.
        if (showsIt || (answer.ok && !text.includes('<div id="root"'))) leaked.push(form)
      }
      for (const file of files) await Promise.all(formsOf(file).map(ask))
      expect(leaked).toEqual([])
      expect((await fetch(`http://localhost:${port}/.env.example`)).status).toBe(403)
      expect((await fetch(`http://localhost:${port}/src/start/main.tsx`)).status).toBe(200)
    } finally {
      rmSync(other, { recursive: true })
      rmSync(place, { recursive: true, force: true })
    }
  })
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
