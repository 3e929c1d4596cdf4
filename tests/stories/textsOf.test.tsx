import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { packTexts, unpackTexts } from '../../stories/words/packedTexts'
import { textsOf } from '../../stories/words/textsOf'
import { SearchedBy } from '../../stories/workbench/SearchedBy'

const said = textsOf(
  renderToString(
    <main>
      <style>{'.secret { color: red }'}</style>
      <noscript>Needs scripts</noscript>
      <h1>
        Log in &amp; <em>stay</em>
      </h1>
      <img alt="A crown" src="crown.svg" />
      <button type="button" aria-label="Close “it”">
        ×
      </button>
      <input placeholder="Email" defaultValue="a>b" />
      <p>Log in &amp; </p>
      <p>12 %</p>
      <p>
        {6} min {'read'}
      </p>
      <SearchedBy>invalid_credentials</SearchedBy>
    </main>,
  ),
)

it('a story’s texts are what is seen and what is read out, each once', () => {
  expect(said).toEqual([
    'Log in &',
    'stay',
    'A crown',
    'Close “it”',
    'Email',
    'a>b',
    '6 min read',
    'invalid_credentials',
  ])
})

it('texts are packed with each once, and read as they were', () => {
  const texts = {
    'One.stories.tsx': { Empty: ['Log in', 'Email'], Full: ['Email'] },
    'Two.stories.tsx': { Only: [] },
  }
  const packed = packTexts(texts)
  expect(packed.texts).toEqual(['Log in', 'Email'])
  expect(unpackTexts(packed)).toEqual(texts)
})
