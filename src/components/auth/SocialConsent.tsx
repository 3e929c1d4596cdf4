import { Text } from '@chakra-ui/react/text'
import { socialLogin } from '@/data/content/socialLogin'
import { DraftTerms } from './DraftTerms'

/** What choosing another service means, since no box is ticked there: consent to the terms, as the registration asks for it. */
export const SocialConsent = () => (
  // As high as two lines, whatever typeface is there: nothing moves when the site's comes.
  <Text color="fg.muted" textStyle="xs" minHeight="2lh" textWrap="balance">
    {socialLogin.consent} <DraftTerms read={socialLogin.read} />.
  </Text>
)
