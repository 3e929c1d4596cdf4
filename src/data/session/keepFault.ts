import { isRecord } from '@/data/text/shapes'

/**
 * Gives a fault that the auth server itself has answered (500 `unexpected_failure`) the status of a refusal, 422: of an
 * answer with 500 the provider's client drops the code, as if nobody had answered. Such a call has changed nothing.
 */
export async function keepFault(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const isAnswer =
    isRecord(answer) && [answer.code, answer.error_code].some((code) => code === 'unexpected_failure')
  return isAnswer ? new Response(response.body, { status: 422, headers: response.headers }) : response
}
