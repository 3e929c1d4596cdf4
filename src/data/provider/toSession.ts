import { isRecord } from '@/data/rules/shapes'
import type { Session } from './sessionTypes'

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

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
  isFilled(value.access_token) &&
  isFilled(value.refresh_token) &&
  (value.expires_at === undefined || Number.isFinite(value.expires_at)) &&
  isUser(value.user)

/** Parses a stored or answered session; null if its shape is unknown. */
export const toSession = (value: unknown): Session | null => (isSession(value) ? value : null)
