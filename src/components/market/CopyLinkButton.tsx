import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { Check, Link2 } from 'lucide-react'
import { fromPromise } from 'xstate'
import { useInSight } from '@/components/ui/useInSight'
import { assetTexts } from '@/data/content/asset'
import { copyMachine } from '@/machines/copyMachine'

export type CopyLinkButtonProps = Pick<ButtonProps, 'size'>

/** Copies the page's address, which links to the present view. */
export function CopyLinkButton({ size = 'lg' }: CopyLinkButtonProps) {
  const [state, send] = useActor(
    ...useMachineSeam(
      copyMachine.provide({
        // Without a clipboard API this throws, which the machine treats as refused.
        actors: { copy: fromPromise(async () => navigator.clipboard.writeText(window.location.href)) },
      }),
    ),
  )
  const isCopied = state.matches('copied')
  const isRefused = state.matches('refused')
  const box = useInSight<HTMLDivElement>(isRefused)
  return (
    <Stack ref={box} gap="3" scrollMarginBlock="{spacing.4}">
      <Button variant="outline" size={size} onClick={() => send({ type: 'copy.requested' })}>
        <Icon as={isCopied ? Check : Link2} color={isCopied ? 'fg.success' : 'brand.fg'} />
        <span>{isCopied ? 'Link copied' : 'Copy link'}</span>
      </Button>
      <div role="status">
        {isCopied ? <VisuallyHidden>{assetTexts.copied}</VisuallyHidden> : null}
        {isRefused ? (
          <Text textStyle="sm" color="fg.warning">
            {assetTexts.notCopied}
          </Text>
        ) : null}
      </div>
    </Stack>
  )
}
