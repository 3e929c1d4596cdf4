import { captchaProviders } from './captcha.ts'

/**
 * What a setting has to be. A duration is written as in Go, `1h30m`; a set holds the texts that are allowed. What is
 * `lacking` is known to hosted Supabase and not to the embedded one, so nobody looks into it.
 */
export type Kind = 'flag' | 'number' | 'text' | 'texts' | 'duration' | 'lacking' | Set<string>

/** A section's settings by name; `*` stands for all other names. */
export type Section = { [name: string]: Kind | Section }

const template: Section = { subject: 'text', content_path: 'text' }
const notification: Section = { enabled: 'flag', ...template }
const provider: Section = {
  enabled: 'flag',
  client_id: 'text',
  secret: 'text',
  url: 'text',
  redirect_uri: 'text',
  skip_nonce_check: 'flag',
  email_optional: 'flag',
}

/**
 * All that `supabase/config.toml` may say: by the structs in `pkg/config` of the Supabase CLI, and with the settings of
 * the data API that only the embedded one has.
 */
export const hostedSettings: Section = {
  project_id: 'text',
  api: {
    enabled: 'flag',
    port: 'number',
    schemas: 'texts',
    extra_search_path: 'texts',
    max_rows: 'number',
    external_url: 'text',
    pg_safe_update: 'flag',
    plan_enabled: 'flag',
    aggregates_enabled: 'flag',
    limited_mutations_enabled: 'flag',
    anonymous_enabled: 'flag',
    auto_expose_new_tables: 'lacking',
    tls: 'lacking',
  },
  db: {
    port: 'number',
    shadow_port: 'number',
    health_timeout: 'duration',
    major_version: 'number',
    migrations: { enabled: 'flag', schema_paths: 'texts' },
    seed: { enabled: 'flag', sql_paths: 'texts' },
    network_restrictions: 'lacking',
    pooler: 'lacking',
    root_key: 'lacking',
    settings: 'lacking',
    ssl_enforcement: 'lacking',
    vault: 'lacking',
  },
  auth: {
    enabled: 'flag',
    site_url: 'text',
    additional_redirect_urls: 'texts',
    jwt_expiry: 'number',
    jwt_secret: 'text',
    publishable_key: 'text',
    secret_key: 'text',
    enable_refresh_token_rotation: 'flag',
    refresh_token_reuse_interval: 'number',
    enable_signup: 'flag',
    minimum_password_length: 'number',
    password_requirements: new Set([
      '',
      'letters_digits',
      'lower_upper_letters_digits',
      'lower_upper_letters_digits_symbols',
    ]),
    captcha: { enabled: 'flag', provider: new Set(captchaProviders), secret: 'text' },
    sessions: { timebox: 'duration', inactivity_timeout: 'duration', single_per_user: 'flag' },
    email: {
      enabled: 'flag',
      // Its name before version 4 of the CLI.
      enable_signup: 'flag',
      double_confirm_changes: 'flag',
      enable_confirmations: 'flag',
      secure_password_change: 'flag',
      max_frequency: 'duration',
      otp_length: 'number',
      otp_expiry: 'number',
      template: {
        invite: template,
        confirmation: template,
        recovery: template,
        magic_link: template,
        email_change: template,
        reauthentication: template,
      },
      // The embedded backend changes no phones, and links no identities.
      notification: {
        password_changed: notification,
        email_changed: notification,
        mfa_factor_enrolled: notification,
        mfa_factor_unenrolled: notification,
        phone_changed: notification,
        identity_linked: notification,
        identity_unlinked: notification,
      },
      smtp: 'lacking',
    },
    external: { google: provider, github: provider, '*': 'lacking' },
    anon_key: 'lacking',
    enable_anonymous_sign_ins: 'lacking',
    enable_manual_linking: 'lacking',
    external_url: 'lacking',
    hook: { '*': 'lacking' },
    jwt_issuer: 'lacking',
    mfa: { totp: { enroll_enabled: 'flag', verify_enabled: 'flag' }, '*': 'lacking' },
    oauth_server: 'lacking',
    passkey: 'lacking',
    rate_limit: 'lacking',
    service_role_key: 'lacking',
    signing_keys_path: 'lacking',
    sms: 'lacking',
    third_party: { '*': 'lacking' },
    web3: { '*': 'lacking' },
    webauthn: 'lacking',
  },
  analytics: 'lacking',
  edge_runtime: 'lacking',
  experimental: 'lacking',
  functions: 'lacking',
  inbucket: 'lacking',
  realtime: 'lacking',
  remotes: 'lacking',
  storage: 'lacking',
  studio: 'lacking',
}
