import { type ReactNode, Suspense, useEffect, useReducer, useState } from 'react'

export type StoryFrameProps = { story: string; children: ReactNode }

/**
 * Mounts a story one render late, because the workbench sets the story's mock date in an effect. Then sets an
 * attribute of the document, so that a test can tell that the story is loaded and rendered.
 */
export function StoryFrame({ story, children }: StoryFrameProps) {
  const [isReady, setReady] = useState(false)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => setReady(true), [])
  return isReady ? (
    <Suspense fallback={<Impatience onRetry={renderAgain} />}>
      {children}
      <ShownAttribute story={story} />
    </Suspense>
  ) : null
}

/** Milliseconds. */
const retryInterval = 20

/**
 * Renders a story again until its code is there: by itself React shows what has come for a fallback only 300 ms after the
 * fallback, so that pages do not flicker, and a story would always be late.
 */
function Impatience({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, retryInterval)
    return () => clearInterval(timer)
  }, [onRetry])
  return null
}

function ShownAttribute({ story }: { story: string }) {
  useEffect(() => {
    document.documentElement.dataset.shownStory = story
    return () => {
      delete document.documentElement.dataset.shownStory
    }
  }, [story])
  return null
}
