import { type ReactNode, useEffect, useRef } from 'react'
import { ChosenLive } from './chosenLive'
import { beginStory } from './storyWorld'

/** Choices in the workbench's toolbar, for every story. */
export type Choices = {
  motion: 'as the system wants' | 'stopped'
  liveData: 'paused' | 'live'
  textSize: 'normal' | 'larger' | 'twice as large'
}

const rootSizes: Partial<Record<Choices['textSize'], string>> = { larger: '150%', 'twice as large': '200%' }

export type ChosenProps = Partial<Choices> & { children: ReactNode }

const still = '*, ::before, ::after { animation: none !important; transition: none !important }'

/** Applies the toolbar's choices to the document that shows the story, which may be a frame of some width. */
export function Chosen({ motion, liveData = 'paused', textSize = 'normal', children }: ChosenProps) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => beginStory(liveData), [liveData])
  useEffect(() => {
    const root = element.current?.ownerDocument.documentElement
    const size = rootSizes[textSize]
    if (!root || !size) return
    root.style.fontSize = size
    return () => {
      root.style.fontSize = ''
    }
  }, [textSize])
  return (
    // A story begins again with other live data, since its machines have begun with what was chosen.
    <ChosenLive key={liveData} value={liveData}>
      <span ref={element} hidden />
      {motion === 'stopped' ? <style>{still}</style> : null}
      {children}
    </ChosenLive>
  )
}
