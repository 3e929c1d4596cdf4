import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'

type Segment<Value> = {
  value: Value
  label: string
  /** What a short label means, for screen readers. */
  words?: string
}

export type SegmentsProps<Value extends string> = {
  /** What is chosen, for screen readers. */
  legend: string
  segments: readonly Segment<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A choice of few, as radio buttons that are drawn as one bar. */
export function Segments<Value extends string>({ legend, segments, chosen, onChoose }: SegmentsProps<Value>) {
  const group = useId()
  return (
    <chakra.fieldset display="flex" minW="0" p="0.5" borderWidth="1px" borderColor="border" borderRadius="l2">
      <chakra.legend srOnly>{legend}</chakra.legend>
      {segments.map(({ value, label, words }) => (
        <chakra.label
          key={value}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          flex="1"
          position="relative"
          minH="8"
          px="3"
          cursor="button"
          textStyle="label"
          borderWidth="1px"
          borderColor="transparent"
          borderRadius="l1"
          color="fg.muted"
          _hover={{ color: 'fg' }}
          css={{
            // Forced colours make every transparent border visible.
            '&:not(:has(:checked))': { _highContrast: { borderColor: 'Canvas' } },
            '&:has(:checked)': {
              bg: 'brand.subtle',
              borderColor: 'brand.border',
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
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="button"
          />
          {label}
          {words ? <VisuallyHidden>, {words}</VisuallyHidden> : null}
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
}
