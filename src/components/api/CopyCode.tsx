import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import { fromPromise } from 'xstate'
import { useInSight } from '@/components/ui/useInSight'
import { codeSample } from '@/data/content/api'
import { copyMachine } from '@/machines/copyMachine'

export type CopyCodeProps = { text: string }

/** Copies a code sample, or says that the browser refuses. */
export function CopyCode({ text }: CopyCodeProps) {
  const [state, send] = useActor(
    ...useMachineSeam(
      copyMachine.provide({
        // Without a clipboard API this throws, which the machine treats as refused.
        actors: { copy: fromPromise(async () => navigator.clipboard.writeText(text)) },
      }),
    ),
  )
  const isCopied = state.matches('copied')
  const isRefused = state.matches('refused')
  const box = useInSight<HTMLDivElement>(isRefused)
  return (
    <>
      <Button variant="ghost" px="3" onClick={() => send({ type: 'copy.requested' })}>
        <Icon as={isCopied ? Check : Copy} size="sm" color={isCopied ? 'fg.success' : 'brand.fg'} />
        {/* As wide as the longer text, so that the button keeps its width. */}
        <Text as="span" minWidth="3.5em" textAlign="start">
          <span>{isCopied ? 'Copied' : 'Copy'}</span>
          <VisuallyHidden> the request</VisuallyHidden>
        </Text>
      </Button>
      <chakra.div ref={box} role="status" scrollMarginBlock="{spacing.16}">
        {isCopied ? <VisuallyHidden>{codeSample.copied}</VisuallyHidden> : null}
        {isRefused ? (
          <Text textStyle="xs" color="fg.warning">
            {codeSample.refused}
          </Text>
        ) : null}
      </chakra.div>
    </>
  )
}
