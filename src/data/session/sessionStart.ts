import { isRecord } from '@/data/text/shapes'
import { parseClaims } from './parseClaims'

/** Start of a session, in ms since the epoch: the first proof of identity in its access token; null if it names none. */
export function sessionStart(accessToken: string): number | null {
  const { amr } = parseClaims(accessToken)
  const proofs = (Array.isArray(amr) ? amr : []).flatMap((proof) =>
    isRecord(proof) && typeof proof.timestamp === 'number' ? [proof.timestamp * 1000] : [],
  )
  return proofs.length > 0 ? Math.min(...proofs) : null
}
