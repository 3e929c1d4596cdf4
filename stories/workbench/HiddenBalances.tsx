import type { ReactNode } from 'react'
import { balancesHidden } from '@/data/account/balancesHidden'
import { Stored } from './Stored'

export type HiddenBalancesProps = { children: ReactNode }

/** Hides every amount. */
export const HiddenBalances = ({ children }: HiddenBalancesProps) => (
  <Stored choice={balancesHidden} value>
    {children}
  </Stored>
)
