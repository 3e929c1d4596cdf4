import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** What is chosen in the workbench's toolbar for whatever story is shown. */
export type Choices = {
  motion: 'as the system wants' | 'reduced'
  liveData: 'paused' | 'live'
  /** In per cent of the browser's own size. */
  textSize: '100 %' | '150 %' | '200 %'
}

const ChosenLive = createContext<Choices['liveData']>('paused')

/** Whether prices and countdowns of a story begin live. */
export const useChosenLive = () => useContext(ChosenLive)

export type ChosenProps = Partial<Choices> & { children: ReactNode }

const still = '*, ::before, ::after { animation: none !important; transition: none !important }'

/** Applies what is chosen in the toolbar to the document that shows the story, which may be a frame of some width. */
export function Chosen({ motion, liveData = 'paused', textSize = '100 %', children }: ChosenProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const root = mark.current?.ownerDocument.documentElement
    if (!root || textSize === '100 %') return
    root.style.fontSize = textSize.replace(' ', '')
    return () => {
      root.style.fontSize = ''
    }
  }, [textSize])
  return (
    <ChosenLive value={liveData}>
      <span ref={mark} hidden />
      {motion === 'reduced' ? <style>{still}</style> : null}
      {children}
    </ChosenLive>
  )
}
