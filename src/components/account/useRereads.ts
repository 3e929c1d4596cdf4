import { useEffect } from 'react'
import { followReturns, type Rereadable } from '@/actors/followReturns'

/** The reads of a page or of a frame for one user, as its loader has begun them. */
export type UserReads = { userId: string; [read: string]: string | Rereadable }

/** Repeats the shown reads when somebody comes back to the page; null while nothing of a user is shown. */
export function useRereads(reads: UserReads | null): void {
  useEffect(() => {
    if (reads) return followReturns(Object.values(reads).filter((read) => typeof read !== 'string'))
  }, [reads])
}
