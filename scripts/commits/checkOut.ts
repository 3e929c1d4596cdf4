import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { linkDependencies } from './linkDependencies'
import { runIn } from './runIn'

/** The sources of a commit in a folder of their own. */
export type CheckedOut = { folder: string; remove: () => void }

/** Runs git and returns its output; undefined where it fails. */
const git = (root: string, ...parameters: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The full name of the commit that a branch, a tag or a part of its name stands for. Throws where there is none. */
export function findCommit(root: string, ref: string): string {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (!commit)
    throw new Error(`There is no commit "${ref}". Name a branch, a tag or a commit that git log shows.`)
  return commit
}

/** Name of the working tree in a report: its commit, and a note if it has changes of its own. */
export function nameWorkingTree(root: string): string {
  const commit = git(root, 'rev-parse', '--short', 'HEAD')
  return git(root, 'status', '--porcelain') ? `${commit} with the changes of the working tree` : `${commit}`
}

/** Puts the sources of a commit, with their dependencies, into a folder that is not there yet. */
export async function checkOut(root: string, commit: string, folder: string): Promise<CheckedOut> {
  const remove = () => {
    git(root, 'worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
  try {
    await runIn(root, 'git', ['worktree', 'add', '--detach', '--quiet', folder, commit])
    const [here, there] = [root, folder].map((place) =>
      readFileSync(path.join(place, 'package-lock.json'), 'utf8'),
    )
    if (here === there) linkDependencies(root, folder)
    // Without `--include`, npm leaves out what builds the site where NODE_ENV is "production".
    else
      await runIn(folder, 'npm', [
        ...['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'],
      ])
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
