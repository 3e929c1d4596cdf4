import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findReference } from '../../../scripts/bench/reference.ts'

let root = ''

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', ...words], { cwd: root })

const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message)

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'reference-')))
  git('init', '--quiet', '--initial-branch=main')
  commit('first')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is the newest release that the working tree follows', () => {
  git('tag', 'v1.0.0')
  commit('second')
  git('tag', 'v1.1.0')
  git('tag', 'nightly')
  git('checkout', '--quiet', '-b', 'other', 'v1.0.0')
  commit('third')
  git('tag', 'v2.0.0')
  git('checkout', '--quiet', 'main')
  commit('fourth')
  expect(findReference(root)).toBe('v1.1.0')
})

it('is a commit of the project before the first release', () => {
  expect(findReference(root)).toMatch(/^[\da-f]{40}$/)
})
