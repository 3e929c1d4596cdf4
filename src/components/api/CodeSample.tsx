import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { AfterHydration, optionalPart } from '@king-exchange/fast-pages/react'
import { useRef, useState } from 'react'
import { useEarlyChoice } from '@/components/forms/useEarlyChoice'
import { Segments } from '@/components/ui/Segments'
import { type ApiListing, apiRequests, apiResponses, codeSample } from '@/data/content/api'

const CopyCode = optionalPart(async () => (await import('./CopyCode')).CopyCode)

const inset = { base: '4', sm: '6' }

/** A sample request in two languages and its responses. An illustration: no API answers at that address yet. */
export function CodeSample() {
  const [language, setLanguage] = useState(apiRequests[0]?.name ?? '')
  const text = apiRequests.find(({ name }) => name === language)?.text ?? ''
  return (
    <chakra.figure
      minW="0"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      bg="bg.sunken"
      boxShadow="lg"
      overflow="hidden"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px={inset} pt="3">
        <LanguageChoice
          names={apiRequests.map(({ name }) => name)}
          chosen={language}
          onChoose={setLanguage}
        />
        <chakra.div data-late minH="11" ms="auto" me="-3">
          <AfterHydration>
            <CopyCode text={text} />
          </AfterHydration>
        </chakra.div>
      </chakra.div>
      {/* One over the other, so that the panel keeps its height. */}
      <chakra.div display="grid">
        {apiRequests.map((request) => (
          <Listing
            key={request.name}
            listing={request}
            gridArea="1 / 1"
            visibility={request.name === language ? 'visible' : 'hidden'}
          />
        ))}
      </chakra.div>
      {apiResponses.map((response) => (
        <Response key={response.name} response={response} />
      ))}
      <chakra.figcaption px={inset} py="4" borderTopWidth="1px" borderColor="border.subtle">
        <Text textStyle="xs" color="fg.subtle">
          {codeSample.note}
        </Text>
      </chakra.figcaption>
    </chakra.figure>
  )
}

function Response({ response }: { response: ApiListing }) {
  return (
    <chakra.div borderTopWidth="1px" borderColor="border.subtle">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        px={inset}
        pt="4"
        textStyle="xs"
        color="fg.subtle"
      >
        <span>Response</span>
        <chakra.span fontFamily="mono">{response.name}</chakra.span>
      </chakra.div>
      <Listing listing={response} color="brand.fg" />
    </chakra.div>
  )
}

const Code = chakra('pre', {
  base: {
    minW: '0',
    px: inset,
    py: '4',
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: 'body',
    color: 'fg',
    overflowX: 'auto',
    whiteSpace: { base: 'pre', _print: 'pre-wrap' },
    overflowWrap: 'anywhere',
    _focusVisible: { outlineOffset: '-2px' },
  },
})

/** It can have the focus, so that the arrow keys scroll it. */
function Listing({ listing: { name, text }, ...rest }: { listing: ApiListing } & Parameters<typeof Code>[0]) {
  return (
    <Code role="group" aria-label={name} tabIndex={0} {...rest}>
      <code>{text}</code>
    </Code>
  )
}

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
