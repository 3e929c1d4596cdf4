import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type RefObject, useId } from 'react'
import { doublePressGuard } from '@/components/ui/modalDialog'
import { logoutEverywhere } from '@/data/content/accountMenu'

export type LogoutEverywhereDialogProps = {
  /** Opens it by `openModal`. */
  ref: RefObject<HTMLDialogElement | null>
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before every session of the user is ended. */
export function LogoutEverywhereDialog({ ref, onConfirm, onClose }: LogoutEverywhereDialogProps) {
  const id = useId()
  return (
    <chakra.dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      margin="auto"
      p="6"
      width="28rem"
      maxW="calc(100vw - {spacing.8})"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      bg="bg.raised"
      color="fg"
      boxShadow="xl"
      css={{ '&::backdrop': { bg: 'bg.scrim' } }}
      {...doublePressGuard}
      onClose={onClose}
    >
      <Stack gap="5">
        <Stack gap="2">
          <Heading as="h2" id={`${id}-title`}>
            {logoutEverywhere.title}
          </Heading>
          <Text id={`${id}-text`} color="fg.muted">
            {logoutEverywhere.text}
          </Text>
        </Stack>
        <form method="dialog">
          <HStack gap="3" wrap="wrap" justify="flex-end">
            <Button type="submit" variant="outline" data-closes>
              Cancel
            </Button>
            <Button type="submit" colorPalette="danger" onClick={onConfirm}>
              Log out everywhere
            </Button>
          </HStack>
        </form>
      </Stack>
    </chakra.dialog>
  )
}
