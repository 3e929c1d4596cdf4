import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Input } from '@chakra-ui/react/input'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Textarea } from '@chakra-ui/react/textarea'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { fromPromise } from 'xstate'
import { useInSight } from '@/components/ui/useInSight'
import { linkCopy } from '@/data/content/referral'
import { copyMachine } from '@/machines/copyMachine'

export type CopyFieldProps = {
  label: string
  /** The text to copy. */
  value: string
  /** Shown instead, on two lines that hold all of it, such as the same in groups. */
  shown?: string
  /** The end of a long link, which stays in sight while the rest is cut. */
  end?: string
  /** More buttons beside Copy. */
  children?: ReactNode
}

/** A read-only text with a copy button. If the browser refuses to copy, the text is selected for copying by hand. */
export function CopyField({ label, value, shown, end, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [state, send] = useActor(
    ...useMachineSeam(
      copyMachine.provide({
        // Without a clipboard API this throws, which the machine treats as refused.
        actors: { copy: fromPromise(async () => navigator.clipboard.writeText(value)) },
        actions: {
          selectText: () => {
            field.current?.focus()
            field.current?.select()
          },
        },
      }),
    ),
  )
  const isCopied = state.matches('copied')
  const isRefused = state.matches('refused')
  const box = useInSight<HTMLDivElement>(isRefused)
  const control = {
    readOnly: true,
    'aria-label': label,
    fontVariantNumeric: 'tabular-nums',
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select(),
    _print: { display: 'none' },
  }
  return (
    <Stack ref={box} gap="3" scrollMarginBlock="{spacing.4}">
      <HStack wrap="wrap" gap="2">
        {shown ? (
          <Textarea
            ref={field}
            rows={2}
            minH="0"
            flex="1"
            minWidth="32"
            resize="none"
            {...control}
            value={shown}
          />
        ) : (
          <chakra.div position="relative" flex={end ? '1 1 18rem' : '1'} minWidth="32" dir="ltr">
            <Input
              ref={field}
              textOverflow="ellipsis"
              {...control}
              // Not there while the field has the focus: then it shows the whole text, selected.
              css={
                end ? { '&:not(:focus)': { color: 'transparent' }, '&:focus + *': { display: 'none' } } : {}
              }
              value={value}
            />
            {end ? <CutBefore end={end} /> : null}
          </chakra.div>
        )}
        {/* A field shows on paper no more of it than on the screen. */}
        <Text as="span" display="none" _print={{ display: 'block' }} overflowWrap="anywhere">
          {shown ?? value}
        </Text>
        {/* As wide as the longer text and its icon, so that the button keeps its width. */}
        <Button
          variant="outline"
          minWidth="7.25rem"
          paddingInline="4"
          onClick={() => send({ type: 'copy.requested' })}
        >
          <Icon as={isCopied ? Check : Copy} size="sm" color={isCopied ? 'fg.success' : 'brand.fg'} />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        {children}
      </HStack>
      <div role="status">
        {isCopied ? <VisuallyHidden>{linkCopy.copied(label)}</VisuallyHidden> : null}
        {isRefused ? (
          <Text textStyle="sm" color="fg.warning">
            {linkCopy.refused}
          </Text>
        ) : null}
      </div>
    </Stack>
  )
}

type CutBeforeProps = { end: string }

/** The end of a text over its field; in forced colours over its text, which these show. */
function CutBefore({ end }: CutBeforeProps) {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      insetX="4"
      top="50%"
      translate="0 -50%"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      pointerEvents="none"
      _highContrast={{ bg: 'Canvas' }}
      _print={{ display: 'none' }}
    >
      …{end}
    </chakra.span>
  )
}
