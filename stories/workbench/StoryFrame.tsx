import { type ReactNode, Suspense, useEffect, useState } from 'react'

export type StoryFrameProps = { story: string; children: ReactNode }

/**
 * Mounts a story one render late, because the workbench sets the story's mock date in an effect. Then marks the
 * document, so that a test can tell that the story is loaded and rendered.
 */
export function StoryFrame({ story, children }: StoryFrameProps) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady ? (
    <Suspense fallback={null}>
      {children}
      <ShownMark story={story} />
    </Suspense>
  ) : null
}

function ShownMark({ story }: { story: string }) {
  useEffect(() => {
    document.documentElement.dataset.shownStory = story
    return () => {
      delete document.documentElement.dataset.shownStory
    }
  }, [story])
  return null
}
