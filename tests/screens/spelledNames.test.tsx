import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SpelledNames } from '../../stories/workbench/SpelledNames'

const Column = ({ names }: { names: string[] }) => (
  <>
    <nav className="ladle-aside">
      {names.map((name) => (
        <a key={name} href="?" title={name}>
          {name}
        </a>
      ))}
    </nav>
    <SpelledNames />
  </>
)

it('the column and the title of the workbench spell names as they are written, also those that come later', async () => {
  document.title = 'Screens → Api | Ladle'
  const { rerender } = await render(<Column names={['Kcc token']} />)
  const names = () =>
    [...document.querySelectorAll('nav a')].map((name) => [name.textContent, name.getAttribute('title')])
  expect(names()).toEqual([['KCC token', 'KCC token']])
  expect(document.title).toBe('Screens → API | King Exchange workbench')
  await rerender(<Column names={['Kcc token', 'Asking google']} />)
  document.title = 'Login → Asking google | Ladle'
  await expect.poll(() => names().at(-1)).toEqual(['Asking Google', 'Asking Google'])
  await expect.poll(() => document.title).toBe('Login → Asking Google | King Exchange workbench')
})
