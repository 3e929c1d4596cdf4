import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serveBuild } from '@king-exchange/fast-pages'
import { root } from '../machine.mjs'
import { type Finding, type Run, runVariable, widths } from './run'
import { type Built, joinSubjects, listSubjects } from './subjects'

type Places = Pick<Run, 'folder' | 'report' | 'title'>

/**
 * Takes the pictures of one build, compares those of another with them, and writes a report. Both are served at the same
 * address, because some pages show theirs, for example in a QR code. Throws where no id contains `only`.
 */
export async function compareBuilds(
  builds: { before: Built; after: Built },
  places: Places,
  only = '',
): Promise<{ findings: Finding[]; pictures: number }> {
  const subjects = joinSubjects(listSubjects(builds.before), listSubjects(builds.after), only)
  if (subjects.length === 0) throw new Error(`No story and no page has "${only}" in its id.`)
  const findings: Finding[] = []
  let [workbench, site] = ['', '']
  for (const side of ['before', 'after'] as const) {
    const servers = await Promise.all([
      serveBuild(builds[side].workbench, { port: portOf(workbench) }),
      serveBuild(builds[side].site, { port: portOf(site) }),
    ])
    ;[workbench = '', site = ''] = servers.map(({ resolvedUrls }) => resolvedUrls?.local[0])
    const found = path.join(places.folder, `found-${side}.json`)
    findings.push(...(await runPlaywright({ side, workbench, site, subjects, found, ...places })))
    await Promise.all(servers.map((server) => server.close()))
  }
  return { findings, pictures: subjects.length * widths.length }
}

const portOf = (address: string) => (address ? Number(new URL(address).port) : 0)

/** Runs `pictures.spec.ts` for one of the builds. Throws where Playwright ends without having run it. */
async function runPlaywright(run: Run): Promise<Finding[]> {
  const file = path.join(run.folder, `run-${run.side}.json`)
  writeFileSync(file, JSON.stringify(run))
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const child = spawn(process.execPath, [playwright, 'test', '--config', 'scripts/review'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, [runVariable]: file },
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  process.off('exit', stop)
  if (!existsSync(run.found)) throw new Error('Playwright has not taken the pictures.')
  return JSON.parse(readFileSync(run.found, 'utf8'))
}
