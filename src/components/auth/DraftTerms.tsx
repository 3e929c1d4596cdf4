import { NewTabLink } from '@/components/ui/NewTabLink'
import { draftTerms } from '@/data/content/draftTerms'

const { agree, terms, privacy, state } = draftTerms

/** A new user's agreement, as the end of a sentence. `read` joins the two links. */
export const DraftTerms = ({ read = draftTerms.read }: { read?: string }) => (
  <>
    {agree} <NewTabLink to="/terms">{terms}</NewTabLink>&nbsp;{state} {read}{' '}
    <NewTabLink to="/privacy">{privacy}</NewTabLink>&nbsp;{state}
  </>
)
