import type { Session } from '@supabase/supabase-js'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string'

const isFactor = (value: unknown) =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.factor_type) &&
  isText(value.status) &&
  isTextOrNone(value.friendly_name)

const isUser = (value: unknown) =>
  isRecord(value) &&
  isText(value.id) &&
  isTextOrNone(value.email) &&
  (value.user_metadata === undefined || value.user_metadata === null || isRecord(value.user_metadata)) &&
  (value.factors === undefined ||
    value.factors === null ||
    (Array.isArray(value.factors) && value.factors.every(isFactor)))

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  isText(value.access_token) &&
  isText(value.refresh_token) &&
  (value.expires_at === undefined || Number.isFinite(value.expires_at)) &&
  isUser(value.user)

/** A session out of whatever was stored or answered; null where its shape is none that the site can work with. */
export const toSession = (value: unknown): Session | null => (isSession(value) ? value : null)
