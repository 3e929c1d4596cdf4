import { NewTabLink } from '@/components/ui/NewTabLink'

/** What a new user agrees to and has read, as the end of a sentence. */
export const DraftTerms = () => (
  <>
    agree to the <NewTabLink to="/terms">terms</NewTabLink>&nbsp;(draft) and have read the{' '}
    <NewTabLink to="/privacy">privacy policy</NewTabLink>&nbsp;(draft)
  </>
)
