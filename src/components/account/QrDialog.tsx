import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { doublePressGuard, openModal } from '@/components/ui/modalDialog'
import { QrPicture } from '@/components/ui/QrPicture'
import { qrNote } from '@/data/content/referral'

export type QrDialogProps = { link: string; onClose: () => void }

/** The referral link as a QR code, for a camera nearby. It opens as soon as it is rendered. */
export function QrDialog({ link, onClose }: QrDialogProps) {
  const id = useId()
  return (
    <chakra.dialog
      ref={openModal}
      {...doublePressGuard}
      onClose={onClose}
      aria-labelledby={id}
      margin="auto"
      p="6"
      width="22rem"
      maxW="calc(100vw - {spacing.8})"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      bg="bg.raised"
      color="fg"
      boxShadow="xl"
      css={{ '&::backdrop': { bg: 'bg.scrim' } }}
    >
      <Stack gap="4">
        <Heading as="h2" id={id}>
          Your referral link
        </Heading>
        <QrPicture address={link} label={`QR code for ${link}`} width="full" borderRadius="l2" />
        <Text color="fg.muted">{qrNote}</Text>
        <chakra.form method="dialog" display="flex" justifyContent="flex-end">
          <Button type="submit" variant="outline" data-closes>
            Close
          </Button>
        </chakra.form>
      </Stack>
    </chakra.dialog>
  )
}
