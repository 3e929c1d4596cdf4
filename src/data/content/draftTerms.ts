/** What a new user agrees to and has read, as the end of a sentence; `terms` and `privacy` are links where it is shown. */
export const draftTerms = {
  agree: 'agree to the',
  terms: 'terms',
  read: 'and have read the',
  privacy: 'privacy policy',
  /** Of both. */
  state: '(draft)',
}
