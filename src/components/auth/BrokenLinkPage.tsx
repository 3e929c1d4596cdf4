import { brokenLink } from '@/data/content/emailLink'
import { linkProblems } from '@/data/content/messages'
import type { LinkProblem } from '@/data/session/arrival'
import { AuthLayout } from './AuthLayout'
import { RenewLink, type RenewLinkProps } from './RenewLink'

export type BrokenLinkPageProps = RenewLinkProps & {
  /** Null when part of the link is missing. */
  problem: LinkProblem | null
}

/** The page of an email link that does not work: explains why, and offers a new one. */
export function BrokenLinkPage({ problem, ...renewal }: BrokenLinkPageProps) {
  return (
    <AuthLayout title={brokenLink.title} lead={problem ? linkProblems[problem] : brokenLink.lead}>
      <RenewLink {...renewal} />
    </AuthLayout>
  )
}
