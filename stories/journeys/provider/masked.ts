const secrets = ['password', 'access_token', 'refresh_token', 'code_verifier', 'auth_code', 'token_hash']

/** A JSON text to be shown: indented, without the passwords and tokens in it. */
export function masked(json: string): string {
  const mask = (key: string, value: unknown) =>
    secrets.includes(key) && typeof value === 'string' ? '••••••' : value
  try {
    return JSON.stringify(JSON.parse(json, mask), null, 2)
  } catch {
    return json
  }
}
