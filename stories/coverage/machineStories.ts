import { kebab } from '@/data/rules/kebab'

const sources = import.meta.glob<string>('../machines/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The ids that the workbench gives to the stories of a file: by its title, and by the name of each export. */
function storiesIn(source: string): string[] {
  const title = /^export default \{ title: '([^']+)'/m.exec(source)?.[1] ?? ''
  const group = title.toLowerCase().replaceAll(' / ', '--').replaceAll(' ', '-')
  return [...source.matchAll(/^export const (\w+)/gm)].map(
    ([, name = '']) => `${group}--${kebab(name).slice(1)}`,
  )
}

/** The ids of all stories of machines. They are read off the sources, so that no workbench has to be built to know them. */
export const machineStories: string[] = Object.values(sources).flatMap(storiesIn)
