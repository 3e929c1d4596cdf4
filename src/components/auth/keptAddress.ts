import { keepDraft, startingAddress } from '@/data/session/registrationDraft'

export type KeptAddress = {
  /** Initial value. */
  email?: string | undefined
  /** Called with each address that is typed. */
  onTyped?: ((values: { email: string }) => void) | undefined
}

/** The address of a form for as long as the tab is open; `brought` is the one that a link has brought along. */
export const keptAddress = (brought: string | undefined): KeptAddress => ({
  email: startingAddress(brought),
  onTyped: ({ email }) => keepDraft({ email }, brought),
})
