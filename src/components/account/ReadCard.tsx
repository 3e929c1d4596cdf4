import type { ReactNode } from 'react'
import type { Result } from '@/data/provider/providerError'
import { AccountCard, type AccountCardProps } from './AccountCard'
import { Unavailable, type UnavailableProps } from './Unavailable'

/** The way to read again what could not be read. */
export type RetryProps = Omit<UnavailableProps, 'what'>

export type ReadCardProps<T> = Pick<AccountCardProps, 'title'> &
  UnavailableProps & {
    /** Null while it is read. */
    answer: Result<T> | null
    /** Draws what was read, and with null the room that it will take. */
    children: (read: { data: T } | null) => ReactNode
  }

/** A titled section of what was read for it, or of the way to read it again. */
export function ReadCard<T>({ title, answer, children, ...unavailable }: ReadCardProps<T>) {
  return (
    <AccountCard title={title}>
      {answer?.error ? <Unavailable {...unavailable} /> : children(answer)}
    </AccountCard>
  )
}
