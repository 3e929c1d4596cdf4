import { drawn } from 'virtual:drawn-machines'
import { useEffect, useState } from 'react'
import { type PackedTexts, unpackTexts } from '../words/packedTexts'
import { listStories, type StoryEntry, type StoryMeta } from './storyList'

async function load<Content>(file: string, problem: string): Promise<Content> {
  try {
    const response = await fetch(new URL(file, document.baseURI))
    if (response.ok) return await response.json()
  } catch {
    // Said below.
  }
  throw new Error(problem)
}

/** All stories, which lie beside the workbench's page: by their names at once, a moment later with what they say as well. */
export function useStories() {
  const [stories, setStories] = useState<StoryEntry[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const meta = load<StoryMeta>('meta.json', 'The list of stories could not be loaded.')
    const texts = load<PackedTexts>(
      'texts.json',
      'What stories say could not be loaded: they are found by their names alone.',
    )
    const report = (error: Error) => setProblem(error.message)
    meta.then((list) => setStories(listStories(list, {}, drawn.states))).catch(report)
    Promise.all([meta, texts])
      .then(([list, said]) => setStories(listStories(list, unpackTexts(said), drawn.states)))
      .catch(report)
  }, [])
  return { stories, problem }
}
