import { storedChoice } from '@/data/site/storedChoice'

/** True if the visitor has the amounts of the account shown with all their decimals on this device. */
export const balancesExact = storedChoice(
  'king-exchange-balances-exact',
  (text) => text === 'true',
  (isExact) => String(isExact),
)
