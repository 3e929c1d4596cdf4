import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

it.skipIf(!existsSync('.git'))(
  'a checkout of any Git has the bytes of the repository: LF, or a file of no text',
  () => {
    const files = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trim().split('\n')
    const inRepository = /^i\/(?:lf|none) .*attr\/text=auto eol=lf\s|^i\/-text .*attr\/-text\s/
    expect(files.filter((line) => !inRepository.test(line))).toEqual([])
  },
)
