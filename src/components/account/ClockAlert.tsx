import { Alert } from '@chakra-ui/react/alert'
import { clockWrong } from '@/data/content/messages'

export type ClockAlertProps = {
  /** Milliseconds by which the device's clock is ahead; negative when it is behind. */
  offset: number
}

/** Warns the user that the clock of this device is wrong. */
export function ClockAlert({ offset }: ClockAlertProps) {
  return (
    <Alert.Root status="info" role="status" mb="6">
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Description>{clockWrong(offset)}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
