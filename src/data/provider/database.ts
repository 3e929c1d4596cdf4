// Written from supabase/migrations, for supabase-js: npx vitest run --project=database types -u

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      referrals: {
        Row: {
          created_at: string
          invited_id: string
          inviter_id: string
        }
        Insert: {
          created_at?: string
          invited_id: string
          inviter_id: string
        }
        Update: {
          created_at?: string
          invited_id?: string
          inviter_id?: string
        }
        Relationships: []
      }
      user_profiles: {
        Row: {
          full_name: string | null
          id: string
          kyc_status: string
          referral_code: string
        }
        Insert: {
          full_name?: string | null
          id: string
          kyc_status?: string
          referral_code: string
        }
        Update: {
          full_name?: string | null
          id?: string
          kyc_status?: string
          referral_code?: string
        }
        Relationships: []
      }
      wallet_movements: {
        Row: {
          amount: number
          balance_after: number
          id: string
          moved_at: string
          reason: string | null
          token_symbol: string
          user_id: string
        }
        Insert: {
          amount: number
          balance_after: number
          id?: string
          moved_at?: string
          reason?: string | null
          token_symbol: string
          user_id: string
        }
        Update: {
          amount?: number
          balance_after?: number
          id?: string
          moved_at?: string
          reason?: string | null
          token_symbol?: string
          user_id?: string
        }
        Relationships: []
      }
      wallets: {
        Row: {
          balance: number
          id: string
          token_symbol: string
          user_id: string
        }
        Insert: {
          balance?: number
          id?: string
          token_symbol: string
          user_id: string
        }
        Update: {
          balance?: number
          id?: string
          token_symbol?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      claim_referral: { Args: { code: string }; Returns: undefined }
      referral_count: { Args: never; Returns: number }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
