import { Text } from '@chakra-ui/react/text'
import { socialLogin } from '@/data/content/socialLogin'
import { DraftTerms } from './DraftTerms'

export type SocialConsentProps = {
  /** Where it stands: at a registration, or at a login, by which somebody new gets an account too. */
  at: 'login' | 'registration'
}

/** What choosing another service means, since no box is ticked there: consent to the terms, as the registration asks for it. */
export function SocialConsent({ at }: SocialConsentProps) {
  return (
    // At a login as high as two lines, whatever typeface is there: nothing moves when the site's comes.
    <Text color="fg.muted" textStyle="xs" minHeight={at === 'login' ? '2lh' : undefined} textWrap="balance">
      {socialLogin.consent[at]} <DraftTerms />.
    </Text>
  )
}
