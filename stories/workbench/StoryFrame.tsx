import { type ReactNode, Suspense, useEffect, useState } from 'react'

export type StoryFrameProps = { story: string; children: ReactNode }

/**
 * Mounts a story one step late, because the workbench sets the date that a story asks for in an effect. Then marks
 * the document, so that a test can tell that the story's code has come and is on the page.
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
