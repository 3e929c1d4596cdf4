import { Text } from '@chakra-ui/react/text'
import { socialLogin } from '@/data/content/socialLogin'
import { DraftTerms } from './DraftTerms'

/** The consent given by choosing another service, where no box is ticked: to the terms, as in the registration. */
export const SocialConsent = () => (
  // As high as two lines, whatever typeface is there: nothing moves when the site's comes.
  <Text color="fg.muted" textStyle="xs" minHeight="2lh" textWrap="balance">
    {socialLogin.consent} <DraftTerms read={socialLogin.read} />.
  </Text>
)
