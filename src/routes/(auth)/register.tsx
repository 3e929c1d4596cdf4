import { createFileRoute } from '@tanstack/react-router'
import { isOwnLink } from '@/actors/isOwnLink'
import { RegisterScreen } from '@/components/auth/RegisterScreen'
import { useEntryState } from '@/components/session/useEntryState'
import { descriptions } from '@/data/content/descriptions'
import { receiveInvitation } from '@/data/session/invitation'
import { parseReferralCode } from '@/data/session/parseReferralCode'
import { parseText } from '@/data/text/searchText'
import { skipWhenSignedIn, useCallAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/register')({
  // Public pages do not load the code of the invitation.
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Create account',
    description: descriptions.register,
  },
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: parseText(ref, 64),
  }),
  beforeLoad: ({ context, search, location }) => {
    if (!search.ref) skipWhenSignedIn(context.auth, location.state.returnTo)
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { auth }, deps: { ref }, location }) => {
    // The own link shows its owner what it shows to others.
    const isPreview = ref ? await isOwnLink(auth, ref) : false
    // Nobody invites somebody else by looking at the own link.
    if (isPreview) return { ownCode: parseReferralCode(ref) }
    skipWhenSignedIn(auth, location.state.returnTo)
    receiveInvitation(ref)
    return { ownCode: null }
  },
  component: Register,
})

function Register() {
  useCallAhead()
  const { ownCode } = Route.useLoaderData()
  return (
    <RegisterScreen
      email={useEntryState('email')}
      sentTo={useEntryState('sentTo')}
      usedRef={useEntryState('usedRef')}
      ownCode={ownCode}
    />
  )
}
