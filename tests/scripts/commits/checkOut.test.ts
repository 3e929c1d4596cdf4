import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkOut, findCommit } from '../../../scripts/commits/checkOut.ts'

let root = ''
let target = ''

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

const write = (name: string, text: string) => {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A repository with two commits, an installed package, and a package of its own. */
beforeEach(() => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'checkout-')))
  root = path.join(folder, 'project')
  target = path.join(folder, 'other')
  write('package-lock.json', '{}')
  write('own/index.js', 'first')
  write('.gitignore', 'node_modules')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '-m', 'first')
  write('own/index.js', 'second')
  git('commit', '--quiet', '-am', 'second')
  write('node_modules/@some/package/index.js', 'installed')
  write('node_modules/.cache/thing', 'cached')
  mkdirSync(path.join(root, 'node_modules', '@project'))
  symlinkSync('../../own', path.join(root, 'node_modules', '@project', 'own'))
})

afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }))

it('refuses a name that no commit has', () => {
  expect(() => findCommit(root, 'no-such-branch')).toThrow('There is no commit "no-such-branch"')
  expect(() => findCommit(root, '--help')).toThrow('There is no commit "--help"')
  expect(findCommit(root, 'main')).toBe(git('rev-parse', 'HEAD'))
})

it('puts an earlier commit beside the working tree, with its dependencies, and removes it', async () => {
  write('own/index.js', 'not committed')
  const other = await checkOut(root, findCommit(root, 'HEAD~1'), target)
  const read = (name: string) => readFileSync(path.join(target, name), 'utf8')
  expect(read('own/index.js')).toBe('first')
  expect(read('node_modules/@some/package/index.js')).toBe('installed')
  expect(read('node_modules/@project/own/index.js')).toBe('first')
  expect(existsSync(path.join(target, 'node_modules', '.cache'))).toBe(false)
  other.remove()
  expect(existsSync(target)).toBe(false)
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(readFileSync(path.join(root, 'node_modules/@some/package/index.js'), 'utf8')).toBe('installed')
  expect(readFileSync(path.join(root, 'own/index.js'), 'utf8')).toBe('not committed')
})

it('leaves nothing behind where the dependencies cannot be had', async () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true })
  await expect(checkOut(root, findCommit(root, 'HEAD'), target)).rejects.toThrow('node_modules')
  expect(existsSync(target)).toBe(false)
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})
