import { createFileRoute } from '@tanstack/react-router'
import { EmailLinkScreen } from '@/components/auth/EmailLinkScreen'
import { descriptions } from '@/data/content/descriptions'
import { type LinkType, linkTypes } from '@/data/session/arrival'
import { parseChoice } from '@/data/text/linkWords'
import { parseText } from '@/data/text/searchText'
import { findUserId } from '@/routes/-session'

type ConfirmSearch = {
  token_hash?: string | undefined
  type?: LinkType | undefined
  /** The address that the link was sent to. */
  email?: string | undefined
  /** The provider has accepted the first of the two links of a change of address. */
  accepted?: 'first' | undefined
}

export const Route = createFileRoute('/(auth)/auth/confirm')({
  staticData: {
    title: 'Email link',
    description: descriptions.emailLink,
  },
  validateSearch: ({ token_hash, type, email, accepted }: Record<string, unknown>): ConfirmSearch => ({
    // The provider's hashes are letters, digits, hyphens and low lines.
    token_hash: parseText(token_hash, 200)?.replace(/[^\w-]/g, '') || undefined,
    type: parseChoice(linkTypes, type),
    email: parseText(email, 254),
    accepted: parseChoice(['first'], accepted),
  }),
  loader: ({ context }) => findUserId(context.auth),
  component: Confirm,
})

function Confirm() {
  const { token_hash, type, email, accepted } = Route.useSearch()
  return (
    <EmailLinkScreen tokenHash={token_hash} type={type} email={email} isAccepted={accepted === 'first'} />
  )
}
