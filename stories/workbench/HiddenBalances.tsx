import type { ReactNode } from 'react'
import { balancesHidden } from '@/data/stored/balancesHidden'
import { ChosenByVisitor } from './ChosenByVisitor'

export type HiddenBalancesProps = { children: ReactNode }

/** Hides every amount while the story is shown. */
export const HiddenBalances = ({ children }: HiddenBalancesProps) => (
  <ChosenByVisitor choice={balancesHidden}>{children}</ChosenByVisitor>
)
