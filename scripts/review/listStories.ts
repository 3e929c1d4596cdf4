import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Subject } from './subject'

type Story = { name: string; levels: string[] }

/** The stories of a built workbench, each listed under the first part of its title. */
export function listStories(folder: string): Subject[] {
  const { stories }: { stories: Record<string, Story> } = JSON.parse(
    readFileSync(path.join(folder, 'meta.json'), 'utf8'),
  )
  return Object.entries(stories).map(
    ([
      id,
      {
        name,
        levels: [area = name, ...levels],
      },
    ]) => ({
      id,
      source: 'story',
      area,
      title: [...levels, name].join(' / '),
      address: `/?story=${id}&mode=preview`,
    }),
  )
}
