import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Input } from '@chakra-ui/react/input'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useActor } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import { useMachineSeam } from 'machine-workbench/source/seam'
import { useRef } from 'react'
import { fromPromise } from 'xstate'
import { linkCopy } from '@/data/content/referral'
import { copyMachine } from '@/machines/copyMachine'

export type CopyFieldProps = { label: string; value: string }

/** A read-only text with a copy button. If the browser refuses to copy, the text is selected for copying by hand. */
export function CopyField({ label, value }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
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
  return (
    <Stack gap="3">
      <HStack wrap="wrap" gap="2">
        <Input
          ref={field}
          flex="1"
          minWidth="32"
          readOnly
          aria-label={label}
          value={value}
          textOverflow="ellipsis"
          fontVariantNumeric="tabular-nums"
          onFocus={(event) => event.currentTarget.select()}
          _print={{ display: 'none' }}
        />
        {/* A field shows on paper no more of it than on the screen. */}
        <Text as="span" display="none" _print={{ display: 'block' }} overflowWrap="anywhere">
          {value}
        </Text>
        <Button variant="outline" paddingInline="4" onClick={() => send({ type: 'copy.requested' })}>
          <Icon as={isCopied ? Check : Copy} size="sm" color={isCopied ? 'fg.success' : 'brand.fg'} />
          {/* As wide as the longer text, so that the button keeps its width. */}
          <Text as="span" minWidth="3.5em" textAlign="start">
            {isCopied ? 'Copied' : 'Copy'}
          </Text>
        </Button>
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
