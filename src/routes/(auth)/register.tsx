import { createFileRoute, useLocation } from '@tanstack/react-router'
import { RegisterScreen } from '@/components/auth/RegisterScreen'
import { keepInvitation } from '@/data/browser/invitation'
import { readText } from '@/data/rules/searchText'
import { skipWhenSignedIn } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/register')({
  staticData: {
    title: 'Create account',
    description: 'Open a King Exchange account with your email address.',
  },
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: readText(ref, 64),
  }),
  beforeLoad: ({ context }) => skipWhenSignedIn(context.auth),
  onEnter: ({ search }) => keepInvitation(search.ref),
  onStay: ({ search }) => keepInvitation(search.ref),
  component: Register,
})

function Register() {
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  return <RegisterScreen email={email} sentTo={sentTo} referral={Route.useSearch().ref} />
}
