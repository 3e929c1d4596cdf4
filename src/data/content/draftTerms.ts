/** Agreement of a new user, as the end of a sentence; `terms` and `privacy` are shown as links. */
export const draftTerms = {
  agree: 'agree to the',
  terms: 'terms',
  read: 'and have read the',
  privacy: 'privacy policy',
  /** Follows both links. */
  state: '(draft)',
}
