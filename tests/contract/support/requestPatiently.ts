import { target } from './target'

/** Milliseconds after which the auth server lets one more request through: 30 in five minutes. */
const pause = 10_000
const mostPauses = 40

/** True if the whole network of this machine has asked too often, which is no answer to a case. */
async function isLimited(answer: Response): Promise<boolean> {
  return answer.status === 429 && (await answer.clone().text()).includes('over_request_rate_limit')
}

/** The paths whose requests carry the token of a captcha. */
const guarded = /\/auth\/v1\/(?:signup|recover|resend|token\?grant_type=password)/

function withCaptcha([input, init]: Parameters<typeof fetch>): Parameters<typeof fetch> {
  if (!target.captchaToken || !guarded.test(String(input)) || typeof init?.body !== 'string')
    return [input, init]
  try {
    const gotrue_meta_security = { captcha_token: target.captchaToken }
    return [input, { ...init, body: JSON.stringify({ gotrue_meta_security, ...JSON.parse(init.body) }) }]
  } catch {
    return [input, init]
  }
}

/**
 * A `fetch` that waits where the project's limits of requests are reached, so that a run on a hosted project takes longer
 * instead of failing. With `--captcha-token`, requests carry it.
 */
export const requestPatiently =
  (request: typeof fetch): typeof fetch =>
  async (...asked) => {
    for (let pauses = 0; ; pauses += 1) {
      const answer = await request(...withCaptcha(asked))
      if (pauses >= mostPauses || !(await isLimited(answer))) return answer
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
