import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'

export type SocialConsentProps = {
  /** Where it stands: at a registration, or at a login, by which somebody new gets an account too. */
  at: 'login' | 'registration'
}

/** So that nothing typed is lost; the sentence says so once for both. */
const inNewTab = { target: '_blank', rel: 'noopener' } as const

/** What choosing another service means, since no box is ticked there: consent to the terms, as the registration asks for it. */
export function SocialConsent({ at }: SocialConsentProps) {
  return (
    <Text color="fg.muted" textStyle="sm">
      {at === 'login'
        ? 'If you are new here, this creates your account. You then agree'
        : 'By continuing with one of these you agree'}{' '}
      to the{' '}
      <TextLink to="/terms" {...inNewTab}>
        terms and conditions
      </TextLink>{' '}
      (a draft) and have read the{' '}
      <TextLink to="/privacy" {...inNewTab}>
        privacy policy
      </TextLink>
      . Both open in a new tab.
    </Text>
  )
}
