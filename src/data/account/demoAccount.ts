/** The balances of the demo account, as `supabase/seed.sql` gives them: a sample for pages that nobody is signed in to. */
export const demoBalances: Record<string, string> = {
  KCC: '12500.75',
  KCREDIT: '3200.5',
  USDT: '8450.25',
  BTC: '0.4281',
  ETH: '3.7542',
}
