import { storedChoice } from '@/data/site/storedChoice'

/** True if the visitor hides the amounts of the account on this device. */
export const balancesHidden = storedChoice(
  'king-exchange-balances-hidden',
  (text) => text === 'true',
  (isHidden) => String(isHidden),
)
