import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { TextLink } from '@/components/ui/TextLink'

export type SocialConsentProps = {
  /** Where it stands: at a registration, or at a login, by which somebody new gets an account too. */
  at: 'login' | 'registration'
}

/** What choosing another service means, since no box is ticked there: consent to the terms, as the registration asks for it. */
export function SocialConsent({ at }: SocialConsentProps) {
  return (
    // At a login as high as two lines, whatever typeface is there: nothing moves when the site's comes.
    <Text color="fg.muted" textStyle="xs" minHeight={at === 'login' ? '2lh' : undefined} textWrap="balance">
      {at === 'login' ? 'New here? You get an account,' : 'This way you'} agree to the{' '}
      <PolicyLink to="/terms">terms</PolicyLink> (draft) and have read the{' '}
      <PolicyLink to="/privacy">privacy policy</PolicyLink>.
    </Text>
  )
}

type PolicyLinkProps = { to: '/terms' | '/privacy'; children: string }

/** Opens in a new tab, so that nothing typed is lost. */
function PolicyLink({ to, children }: PolicyLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener" soon="none">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
