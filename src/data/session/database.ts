// Written from supabase/migrations, for supabase-js: npx vitest run --project=database types -u

type Nothing = Record<string, never>

/** A table that is read, and written by the database alone. A `numeric` is rounded: select it as text where that matters. */
type Readable<Row> = { Row: Row; Insert: Nothing; Update: Nothing; Relationships: [] }

export type Database = {
  public: {
    Tables: {
      referrals: Readable<{
        created_at: string
        invited_id: string
        inviter_id: string
      }>
      user_profiles: Readable<{
        full_name: string | null
        id: string
        kyc_status: string
        referral_code: string
      }>
      wallet_movements: Readable<{
        amount: number
        balance_after: number
        id: string
        moved_at: string
        reason: string | null
        token_symbol: string
        user_id: string
      }>
      wallets: Readable<{
        balance: number
        id: string
        token_symbol: string
        user_id: string
      }>
    }
    Views: Record<never, never>
    Functions: {
      claim_referral: { Args: { code: string }; Returns: undefined }
      referral_count: { Args: never; Returns: number }
    }
  }
}
