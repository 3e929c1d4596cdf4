import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type Ref, useId } from 'react'

type Segment<Value> = {
  value: Value
  label: string
  /** The meaning of a short label, for screen readers. */
  words?: string
}

type Look = Record<'group' | 'segment' | 'chosen', SystemStyleObject>

/** One bar, or tabs above their content. */
const looks = {
  bar: {
    group: {
      display: 'flex',
      flexWrap: 'wrap',
      p: '0.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
    },
    segment: {
      justifyContent: 'center',
      flex: '1',
      minH: '8',
      px: '3',
      borderWidth: '1px',
      borderRadius: 'l1',
      _hover: { color: 'fg' },
    },
    chosen: { bg: 'brand.subtle', borderColor: 'brand.border' },
  },
  tabs: {
    group: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    segment: { minH: '11', borderBottomWidth: '2px', borderRadius: 'xs', _hover: { color: 'brand.fg' } },
    chosen: { borderColor: 'brand.drawn' },
  },
} satisfies Record<string, Look>

export type SegmentsProps<Value extends string> = {
  ref?: Ref<HTMLFieldSetElement>
  look: keyof typeof looks
  /** The name of the choice, for screen readers. */
  legend: string
  segments: readonly Segment<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A choice of few, as radio buttons that are drawn as something else. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { ref, look, legend, segments, chosen, onChoose } = props
  const name = useId()
  const { group, segment, chosen: whenChosen }: Look = looks[look]
  return (
    <chakra.fieldset ref={ref} minW="0" css={group}>
      <chakra.legend srOnly>{legend}</chakra.legend>
      {segments.map(({ value, label, words }) => (
        <chakra.label
          key={value}
          display="inline-flex"
          alignItems="center"
          position="relative"
          cursor="button"
          textStyle="label"
          borderColor="transparent"
          color="fg.muted"
          css={{
            ...segment,
            // Forced colours make every transparent border visible.
            '&:not(:has(:checked))': { _highContrast: { borderColor: 'Canvas' } },
            // By the button itself, which can be chosen before the page is hydrated.
            '&:has(:checked)': {
              ...whenChosen,
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
            name={name}
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
