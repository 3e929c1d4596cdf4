import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Their status is no answer: it stands there before their button is pressed. */
const beforeThePress = [
  'src/components/loading/FailedPart.tsx',
  'src/components/systemPages/CrashPage.tsx',
  'src/components/systemPages/LostShell.tsx',
]

it('each button with an answer in place has it scrolled into sight', () => {
  const sources = globSync('src/components/**/*.tsx').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )
  const withAnswer = sources.filter(
    ([, source]) =>
      /<(Icon)?Button\b/.test(source) && /<(?!VisuallyHidden)[\w.]+[^>]* role="(status|alert)"/.test(source),
  )
  expect(withAnswer.length).toBeGreaterThan(6)
  const silent = withAnswer.filter(([, source]) => !source.includes('useInSight<'))
  expect(
    silent.map(([file]) => file).toSorted(),
    'The box of a button and its answer needs the ref of `useInSight` (src/components/ui/useInSight.ts)',
  ).toEqual(beforeThePress)
})
