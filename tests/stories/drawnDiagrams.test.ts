import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawnDiagrams } from '../../.ladle/drawnDiagrams'

it('draws anew when a file of the machines changes, and watches nothing but files', async () => {
  const watched: string[] = []
  const addWatchFile = (file: string) => watched.push(file)
  const code = await drawnDiagrams().load.call({ addWatchFile }, '\0virtual:drawn-diagrams')
  expect(code).toContain('"diagrams":{"auth"')
  expect(watched.some((file) => file.endsWith('/src/machines/authMachine.ts'))).toBe(true)
  expect(watched.filter((file) => !statSync(file).isFile())).toEqual([])
})
