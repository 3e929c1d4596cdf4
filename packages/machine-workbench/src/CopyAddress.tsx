import { Button } from '@chakra-ui/react/button'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useState } from 'react'

const texts = {
  ready: 'Copy link',
  copied: 'Link copied',
  refused: 'Not copied: take it from the address bar',
}

/** Copies the address of the present view. */
export function CopyAddress({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  const [state, setState] = useState<keyof typeof texts>('ready')
  // Without a clipboard API this throws, which counts as refused.
  const copy = async () => navigator.clipboard.writeText(window.location.href)
  return (
    <>
      <Button
        size={size}
        variant="outline"
        onClick={() =>
          copy().then(
            () => setState('copied'),
            () => setState('refused'),
          )
        }
        onBlur={() => setState('ready')}
      >
        {texts[state]}
      </Button>
      <VisuallyHidden role="status">{state === 'ready' ? '' : texts[state]}</VisuallyHidden>
    </>
  )
}
