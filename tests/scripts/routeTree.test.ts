import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeRouteTree } from '../../scripts/routeTree.mjs'

let folder = ''

/** Writes a route file of the folder. */
const addRoute = (name: string, text: string) =>
  writeFileSync(
    path.join(folder, 'src/routes', name),
    `import * as router from '@tanstack/react-router'\n${text}\n`,
  )

const tree = () => readFileSync(path.join(folder, 'src/routeTree.gen.ts'), 'utf8')

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'))
  mkdirSync(path.join(folder, 'src/routes'), { recursive: true })
  cpSync('tsr.config.json', path.join(folder, 'tsr.config.json'))
  addRoute('__root.tsx', 'export const Route = router.createRootRoute()')
  addRoute('index.tsx', "export const Route = router.createFileRoute('/')({})")
})
afterAll(() => rmSync(folder, { recursive: true }))

it('writes the route tree, and names it, only where it is not up to date', async () => {
  expect(await writeRouteTree(folder)).toBe('src/routeTree.gen.ts')
  const before = tree()
  expect(await writeRouteTree(folder)).toBeNull()
  expect(tree()).toBe(before)

  addRoute('careers.tsx', "export const Route = router.createFileRoute('/careers')({})")
  expect(await writeRouteTree(folder)).toBe('src/routeTree.gen.ts')
  expect(tree()).toContain("'/careers'")
})
