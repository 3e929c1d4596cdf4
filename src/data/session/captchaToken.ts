/** Gives one token, which counts once; rejects if the check fails. */
type TokenSource = () => Promise<string>

let source: TokenSource | undefined
let waiting: ((source: TokenSource) => void)[] = []

/** Has the calls of the provider take their tokens from the form that is shown, until the returned function is called. */
export function provideTokens(given: TokenSource): () => void {
  source = given
  for (const resolve of waiting) resolve(given)
  waiting = []
  return () => {
    if (source === given) source = undefined
  }
}

/** A token for one call; undefined in a build without a captcha. Waits for the code of the form's check to be loaded. */
export async function takeToken(): Promise<string | undefined> {
  if (!import.meta.env.VITE_CAPTCHA_PROVIDER) return undefined
  const take = source ?? (await new Promise<TokenSource>((resolve) => waiting.push(resolve)))
  return take()
}
