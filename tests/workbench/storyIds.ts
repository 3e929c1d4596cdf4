import { existsSync, readFileSync } from 'node:fs'

const listFile = 'build/workbench/meta.json'

/** The ids of all stories in the built workbench; empty if it has not been built. */
export const storyIds = (): string[] =>
  existsSync(listFile) ? Object.keys(JSON.parse(readFileSync(listFile, 'utf8')).stories) : []
