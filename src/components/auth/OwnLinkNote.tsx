import { Alert } from '@chakra-ui/react/alert'
import { TextLink } from '@/components/ui/TextLink'
import { ownLink } from '@/data/content/register'

/** Says above the register page that it is a preview of the visitor's own referral link. */
export function OwnLinkNote() {
  return (
    <Alert.Root status="info">
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Title>{ownLink.title}</Alert.Title>
        <Alert.Description>
          {ownLink.text} <TextLink to="/dashboard">{ownLink.back}</TextLink>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
