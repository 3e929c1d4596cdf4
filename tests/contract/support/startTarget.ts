import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { fail } from '../../../scripts/machine.mjs'
import { openProject, parseOptions } from './openProject'
import { startEmbedded } from './startEmbedded'

/** Opens the backend that the options name, or an embedded one without them. */
export default async function setup(project: TestProject) {
  const prefix = `contract-${randomBytes(4).toString('hex')}-`
  const options = parseOptions(process.env.CONTRACT_OPTIONS)
  const { target, close } = await (options
    ? openProject(options, prefix).catch((error: Error) => fail(error.message))
    : startEmbedded(prefix))
  project.provide('target', target)
  return close
}
