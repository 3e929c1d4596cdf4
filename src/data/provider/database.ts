/**
 * The tables that the browser reads and the functions that it calls, typed for supabase-js; `supabase/migrations` is their source.
 * `balance` is `numeric(38,18)`: only ever select it as `balance::text`, because JSON numbers round it.
 */
export type Database = {
  public: {
    Tables: {
      user_profiles: {
        Row: { id: string; full_name: string | null; kyc_status: string | null; referral_code: string }
        Insert: never
        Update: never
        Relationships: []
      }
      wallets: {
        Row: { id: string; user_id: string; token_symbol: string; balance: string }
        Insert: never
        Update: never
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      /** Names who invited a new account. */
      claim_referral: { Args: { code: string }; Returns: undefined }
      /** How many came by the user's referral link. */
      referral_count: { Args: never; Returns: number }
    }
  }
}
