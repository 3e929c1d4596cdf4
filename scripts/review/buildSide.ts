import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from '../commits/buildSite'
import { runIn } from '../commits/runIn'

/** The folders of a built commit. */
export type Built = { workbench: string; site: string }

/** Builds the workbench and the site of the sources in `root` into a folder. */
export async function buildSide(root: string, folder: string): Promise<Built> {
  const built = { workbench: path.join(folder, 'workbench'), site: path.join(folder, 'site') }
  // It joins the name of its folder to the current one.
  await runIn(root, 'npx', ['ladle', 'build', '--outDir', path.relative(root, built.workbench)])
  // It ends well even where the build has failed.
  if (!existsSync(path.join(built.workbench, 'meta.json'))) {
    throw new Error(`The workbench of ${root} could not be built.`)
  }
  await buildSite(root, built.site)
  return built
}
