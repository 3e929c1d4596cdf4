import { createFileRoute, useLocation } from '@tanstack/react-router'
import { RegisterScreen } from '@/components/auth/RegisterScreen'
import { receiveInvitation } from '@/data/browser/invitation'
import { readText } from '@/data/rules/searchText'
import { skipUnlessOwnLink } from '@/routes/-session'

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
  beforeLoad: ({ context, search }) => skipUnlessOwnLink(context.auth, search.ref),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => receiveInvitation(deps.ref),
  component: Register,
})

function Register() {
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  return (
    <RegisterScreen
      email={email}
      sentTo={sentTo}
      invitation={Route.useLoaderData()}
      isPreview={Route.useRouteContext({ select: ({ isPreview }) => isPreview })}
    />
  )
}
