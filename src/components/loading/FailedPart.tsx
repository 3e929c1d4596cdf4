import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { crash } from '@/data/content/systemPages'

export type FailedPartProps = Pick<ErrorComponentProps, 'reset'>

/** Stands in for a part of a page whose rendering threw an error, in a card as well as across the page. */
export function FailedPart({ reset }: FailedPartProps) {
  return (
    <Stack
      data-failed-part
      gap="4"
      align="center"
      minWidth="0"
      mx="auto"
      px="gutter"
      py="10"
      textAlign="center"
    >
      <Text role="status" color="fg.muted" maxW="48ch" textWrap="balance">
        {crash.part}
      </Text>
      <Button
        ref={returnFocus}
        type="button"
        variant="outline"
        size="sm"
        minHeight="11"
        minWidth="28"
        onClick={reset}
      >
        Retry
      </Button>
    </Stack>
  )
}

/** Moves the focus from a removed button to the element around the part. */
const returnFocus = (button: HTMLButtonElement) => {
  const place = button.closest<HTMLElement>('main, dialog')
  return () => {
    if (document.activeElement === button) place?.focus()
  }
}
