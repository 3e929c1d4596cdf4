import { spawnSync } from 'node:child_process'

/** The commit that the site is compared with while no release is tagged. */
const first = '75af4ddfca7c3f03a8f3d22fa6d331cb4f05b9ba'

/** The newest release before the working tree, by a tag such as `v1.2.0`; before there is any, a commit of our choice. */
export function findReference(root: string): string {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : first
}
