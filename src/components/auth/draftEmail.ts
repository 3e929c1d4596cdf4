import { startingAddress, storeDraft } from '@/data/session/registrationDraft'

export type DraftEmail = {
  /** Initial value. */
  email?: string | undefined
  /** Called with each address that is typed. */
  onTyped?: ((values: { email: string }) => void) | undefined
}

/** The address of a form for as long as the tab is open; `brought` is the one that a link has brought along. */
export const draftEmail = (brought: string | undefined): DraftEmail => ({
  email: startingAddress(brought),
  onTyped: ({ email }) => storeDraft({ email }, brought),
})
