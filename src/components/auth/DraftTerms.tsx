import { NewTabLink } from '@/components/ui/NewTabLink'
import { draftTerms } from '@/data/content/draftTerms'

const { agree, terms, read, privacy, state } = draftTerms

/** What a new user agrees to and has read, as the end of a sentence. */
export const DraftTerms = () => (
  <>
    {agree} <NewTabLink to="/terms">{terms}</NewTabLink>&nbsp;{state} {read}{' '}
    <NewTabLink to="/privacy">{privacy}</NewTabLink>&nbsp;{state}
  </>
)
