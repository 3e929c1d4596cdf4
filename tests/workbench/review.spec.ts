import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { compareBuilds } from '../../scripts/review/compareBuilds.ts'
import type { Built } from '../../scripts/review/subjects.ts'

/** Writes a workbench whose stories are each one colour, with the time and a chance, and a site of one page. */
function writeBuild(folder: string, colours: Record<string, string>): Built {
  const built = { workbench: path.join(folder, 'workbench'), site: path.join(folder, 'site') }
  for (const place of Object.values(built)) mkdirSync(place, { recursive: true })
  const stories = Object.fromEntries(Object.keys(colours).map((id) => [id, { levels: ['Colours'] }]))
  writeFileSync(path.join(built.workbench, 'meta.json'), JSON.stringify({ stories }))
  writeFileSync(
    path.join(built.workbench, 'index.html'),
    `<!doctype html><title>Colours</title><body><script>
      const show = () => {
        const id = new URL(location).searchParams.get('story')
        document.body.textContent = [Date.now(), Math.random()].join()
        setTimeout(() => document.body.append(' late'), 1000)
        document.body.style.background = ${JSON.stringify(colours)}[id]
        document.documentElement.dataset.shownStory = id
      }
      addEventListener('popstate', show)
      show()
    </script>`,
  )
  writeFileSync(path.join(built.site, 'index.html'), '<!doctype html><title>Home</title><h1>Home</h1>')
  return built
}

test('a review finds the smallest change of a colour, and what only one of the builds has', async () => {
  const info = test.info()
  const [folder, report] = [info.outputPath('folder'), info.outputPath('report')]
  const before = writeBuild(info.outputPath('before'), { same: '#93bdf7', changed: '#93bdf7', old: '#000' })
  const after = writeBuild(info.outputPath('after'), { same: '#93bdf7', changed: '#93bdf8', fresh: '#000' })
  mkdirSync(folder)
  const places = { folder, report, title: 'A trial' }

  await expect(compareBuilds({ before, after }, places, 'no-such-story')).rejects.toThrow('no-such-story')

  const { findings, pictures } = await compareBuilds({ before, after }, places)
  expect(pictures).toBe(12)
  const found = (width: number) => [
    { kind: 'differs', id: 'changed', width },
    { kind: 'new', id: 'fresh', width },
    { kind: 'gone', id: 'old', width },
  ]
  expect(findings.sort((one, other) => one.width - other.width)).toEqual([...found(375), ...found(1440)])
  expect(existsSync(path.join(report, 'index.html'))).toBe(true)
})
