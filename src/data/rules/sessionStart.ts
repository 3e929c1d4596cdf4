import { readClaims } from './readClaims'
import { isRecord, textOf } from './shapes'

/**
 * When a session began, in ms since the epoch, by its access token; null if that does not say. Hosted Supabase names the
 * time of each proof of identity; the embedded backend numbers its sessions by time (RFC 9562, version 7).
 */
export function sessionStart(accessToken: string): number | null {
  const { amr, session_id } = readClaims(accessToken)
  const proofs = (Array.isArray(amr) ? amr : []).flatMap((proof) =>
    isRecord(proof) && typeof proof.timestamp === 'number' ? [proof.timestamp * 1000] : [],
  )
  if (proofs.length > 0) return Math.min(...proofs)
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/i.exec(textOf(session_id)) ?? []
  return high && low ? Number.parseInt(high + low, 16) : null
}
