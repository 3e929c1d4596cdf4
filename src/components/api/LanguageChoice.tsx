import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { useEarlyChoice } from '@/components/forms/useEarlyChoice'
import { codeSample } from '@/data/content/api'

export type LanguageChoiceProps = { names: string[]; chosen: string; onChoose: (name: string) => void }

/** Radio buttons, drawn as tabs, for the language of a code sample. */
export function LanguageChoice({ names, chosen, onChoose }: LanguageChoiceProps) {
  const group = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(
    box,
    (fieldset) => fieldset.querySelector<HTMLInputElement>(':checked')?.value,
    chosen,
    onChoose,
  )
  return (
    <chakra.fieldset ref={box} display="flex" flexWrap="wrap" columnGap="5" minW="0">
      <chakra.legend srOnly>{codeSample.languages}</chakra.legend>
      {names.map((name) => (
        <chakra.label
          key={name}
          display="inline-flex"
          alignItems="center"
          position="relative"
          minH="11"
          cursor="button"
          textStyle="label"
          borderBottomWidth="2px"
          borderRadius="xs"
          borderColor="transparent"
          color="fg.muted"
          _hover={{ color: 'brand.fg' }}
          css={{
            // Forced colours make every transparent border visible.
            '&:not(:has(:checked))': { _highContrast: { borderColor: 'Canvas' } },
            // By the button itself, which can be chosen before the page is hydrated.
            '&:has(:checked)': {
              borderColor: 'brand.drawn',
              color: 'brand.fg',
              _highContrast: { borderColor: 'Highlight' },
            },
            '&:has(:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'focusRing',
              outlineOffset: '3px',
            },
          }}
        >
          <chakra.input
            type="radio"
            name={group}
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="button"
          />
          {name}
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
}
