import type { StateValueFrom } from 'xstate'
import { type OauthRedirectSnapshot, oauthRedirectMachine } from '@/machines/oauthRedirectMachine'

/** The redirect to an OAuth provider frozen in one state: nothing is requested and nothing times out. */
export const frozenOauthRedirect = (
  value: StateValueFrom<typeof oauthRedirectMachine>,
  provider: string | null = null,
): OauthRedirectSnapshot => oauthRedirectMachine.resolveState({ value, context: { provider, failure: null } })
