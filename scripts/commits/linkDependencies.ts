import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Gives `folder` the dependencies of `root` by a link for each. The project's own packages, which are links already,
 * lead into the sources beside them; caches, whose names begin with a dot, stay where they are.
 */
export function linkDependencies(root: string, folder: string): void {
  linkAll(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

function linkAll(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (name.startsWith('@')) linkAll(source, target)
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(source, target, 'junction')
  }
}
