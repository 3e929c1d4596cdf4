import { useRef } from 'react'
import { useEarlyChoice } from '@/components/forms/useEarlyChoice'
import { Segments } from '@/components/ui/Segments'
import { codeSample } from '@/data/content/api'

export type LanguageChoiceProps = { names: string[]; chosen: string; onChoose: (name: string) => void }

/** The language of a code sample, as tabs above it. */
export function LanguageChoice({ names, chosen, onChoose }: LanguageChoiceProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(
    box,
    (fieldset) => fieldset.querySelector<HTMLInputElement>(':checked')?.value,
    chosen,
    onChoose,
  )
  return (
    <Segments
      ref={box}
      look="tabs"
      legend={codeSample.languages}
      segments={names.map((name) => ({ value: name, label: name }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
