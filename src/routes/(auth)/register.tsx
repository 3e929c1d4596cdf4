import { createFileRoute, useLocation } from '@tanstack/react-router'
import { isOwnLink } from '@/actors/isOwnLink'
import { RegisterScreen } from '@/components/auth/RegisterScreen'
import { forgetInvitation, receiveInvitation } from '@/data/browser/invitation'
import { readText } from '@/data/rules/searchText'
import { skipWhenSignedIn, useProviderAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/register')({
  // Public pages do not load the code of the invitation.
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Create account',
    description: 'Open a King Exchange account with your email address.',
  },
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: readText(ref, 64),
  }),
  beforeLoad: ({ context, search }) => {
    if (!search.ref) skipWhenSignedIn(context.auth)
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { auth }, deps: { ref } }) => {
    // The own link shows its owner what it shows to others.
    const isPreview = ref ? await isOwnLink(auth, ref) : false
    if (!isPreview) skipWhenSignedIn(auth)
    const invitation = receiveInvitation(ref)
    // Nobody invites somebody else by looking at the own link.
    if (isPreview) forgetInvitation()
    return { isPreview, invitation }
  },
  component: Register,
})

function Register() {
  useProviderAhead()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  const { invitation, isPreview } = Route.useLoaderData()
  return <RegisterScreen email={email} sentTo={sentTo} invitation={invitation} isPreview={isPreview} />
}
