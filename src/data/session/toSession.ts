import { isRecord } from '@/data/text/shapes'
import type { Session } from './sessionTypes'

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A token that a header can carry. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value)

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string'

const isFactor = (value: unknown) =>
  isRecord(value) &&
  isFilled(value.id) &&
  isFilled(value.factor_type) &&
  isFilled(value.status) &&
  isTextOrNone(value.friendly_name)

const isUser = (value: unknown) =>
  isRecord(value) &&
  isFilled(value.id) &&
  isTextOrNone(value.email) &&
  (value.user_metadata === undefined || value.user_metadata === null || isRecord(value.user_metadata)) &&
  (value.factors === undefined ||
    value.factors === null ||
    (Array.isArray(value.factors) && value.factors.every(isFactor)))

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  isToken(value.access_token) &&
  isToken(value.refresh_token) &&
  (value.expires_at === undefined || Number.isFinite(value.expires_at)) &&
  isUser(value.user)

/** Parses a stored or answered session; null if its shape is unknown. */
export const toSession = (value: unknown): Session | null => (isSession(value) ? value : null)
