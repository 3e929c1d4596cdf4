import { Alert } from '@chakra-ui/react/alert'
import { TextLink } from '@/components/ui/TextLink'

/** Says above the register page that it is a preview of the visitor's own referral link. */
export function OwnLinkNote() {
  return (
    <Alert.Root status="info">
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Title>This is what your friends see</Alert.Title>
        <Alert.Description>
          You opened your own referral link. You already have an account, so the form is switched off.{' '}
          <TextLink to="/dashboard">Back to your dashboard</TextLink>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
