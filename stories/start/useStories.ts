import { drawn } from 'virtual:drawn-machines'
import { useEffect, useState } from 'react'
import { type PackedTexts, unpackTexts } from '../words/packedTexts'
import { listStories, type StoryEntry, type StoryMeta } from './storyList'

async function load<Content>(file: string): Promise<Content> {
  const response = await fetch(new URL(file, document.baseURI))
  if (!response.ok) throw new Error(`The list of stories could not be loaded: ${response.status}`)
  return response.json()
}

/** All stories, which lie beside the workbench's page: by their names at once, a moment later with what they say as well. */
export function useStories() {
  const [stories, setStories] = useState<StoryEntry[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const texts = load<PackedTexts>('texts.json')
    const meta = load<StoryMeta>('meta.json')
    const show = async () => {
      setStories(listStories(await meta, {}, drawn.states))
      setStories(listStories(await meta, unpackTexts(await texts), drawn.states))
    }
    show().catch((error: Error) => setProblem(error.message))
  }, [])
  return { stories, problem }
}
