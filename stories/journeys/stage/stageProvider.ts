import { nextTask } from 'fast-pages/source/src/browser/nextTask'
import { requestTimeout } from '@/data/provider/fetchWithTimeout'
import { type Answer, type Answers, callOf, providerOrigin } from '../provider/answers'
import { masked } from '../provider/masked'

/** A call of the provider with its answer. */
export type Exchange = {
  id: number
  /** The id of the step in which it was made. */
  step: string
  call: string
  /** The path with the query. */
  path: string
  asked: string | null
  /** Null while no answer has come. */
  status: number | null
  answered: string | null
  /** True if the journey has an answer for it. */
  isKnown: boolean
}

export type StageProvider = {
  /** Answers from here on like this, where a call is named. */
  answer: (answers: Answers) => void
  /** Forgets all answers. */
  reset: () => void
  /** True if a call waits for its answer. */
  isAsked: () => boolean
}

export type StageProviderOptions = {
  /** The id of the step that is being taken. */
  step: () => string
  /** Called with each call, and again with its answer. */
  report: (exchange: Exchange) => void
  /** Lets so many milliseconds go by. */
  skip: (milliseconds: number) => void
}

const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }

function responseOf({ status, body }: { status: number; body?: unknown }): Response {
  if (body === undefined) return new Response(null, { status })
  if (typeof body === 'string')
    return new Response(body, { status, headers: { 'content-type': 'text/html' } })
  return Response.json(body, { status, headers })
}

/** Puts recorded answers in the place of the provider: nothing is sent to it. */
export function installProvider({ step, report, skip }: StageProviderOptions): StageProvider {
  const fetchReally = window.fetch.bind(window)
  const answers = new Map<string, Answer[]>()
  let count = 0
  let waiting = 0

  /** Never answers, but gives up when the caller does. */
  const silence = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })

  const next = (call: string): Answer | undefined => {
    const [answer, ...rest] = answers.get(call) ?? []
    if (rest.length > 0) answers.set(call, rest)
    return answer
  }

  const ask = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    const method = init?.method ?? 'GET'
    const call = callOf(method, url)
    const known = next(call)
    const exchange: Exchange = {
      id: count++,
      step: step(),
      call,
      path: `${method} ${url.pathname}${url.search}`,
      asked: typeof init?.body === 'string' ? masked(init.body) : null,
      status: null,
      answered: null,
      isKnown: known !== undefined,
    }
    report(exchange)
    await nextTask()
    if (known === 'pending') return silence(init?.signal)
    if (known === 'unanswered') {
      const nothing = silence(init?.signal)
      skip(requestTimeout)
      return nothing
    }
    const answer = typeof known === 'function' ? known(url) : known
    const { status, body } = answer ?? {
      status: 404,
      body: { message: 'The journey has no answer for this' },
    }
    report({ ...exchange, status, answered: body === undefined ? null : masked(JSON.stringify(body)) })
    return responseOf({ status, body })
  }

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (url.origin !== providerOrigin) return fetchReally(input, init)
    waiting += 1
    return ask(url, init).finally(() => {
      waiting -= 1
    })
  }

  return {
    reset: () => answers.clear(),
    isAsked: () => waiting > 0,
    answer: (given) => {
      for (const [call, answer] of Object.entries(given)) {
        answers.set(call, Array.isArray(answer) ? [...answer] : [answer as Answer])
      }
    },
  }
}
