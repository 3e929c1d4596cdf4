import type { Answer, Answers } from './answers.ts'
import type { StageClock } from './stageClock.ts'

/** A call of the backend with its answer. */
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

export type PlayedBackend = {
  /** Answers from here on like this, where a call is named. */
  answer: (answers: Answers) => void
  /** Forgets all answers. */
  reset: () => void
  /** True if a call waits for its answer. */
  isAsked: () => boolean
}

/** The backend that is played. */
export type BackendOptions = {
  /** Its origin. Nothing is ever sent there. */
  origin: string
  /** The short name of a call, by which journeys answer it. */
  callOf: (method: string, url: URL) => string
  /** Sent with each answer that is JSON. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds after which the site gives up a call that is not answered. */
  timeout: number
  /** A JSON text as it may be shown: without passwords and tokens. */
  masked: (json: string) => string
}

export type PlayOptions = {
  clock: StageClock
  /** The id of the step that is being taken. */
  step: () => string
  /** Called with each call, and again with its answer. */
  report: (exchange: Exchange) => void
}

function responseOf(
  { status, body }: { status: number; body?: unknown },
  headers: BackendOptions['headers'],
): Response {
  if (body === undefined) return new Response(null, { status })
  if (typeof body === 'string')
    return new Response(body, { status, headers: { 'content-type': 'text/html' } })
  return Response.json(body, { status, headers: { ...headers } })
}

/** Puts answers in the place of the backend: nothing is sent to it. */
export function playBackend(
  { origin, callOf, headers, timeout, masked }: BackendOptions,
  { clock, step, report }: PlayOptions,
): PlayedBackend {
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
    await clock.nextTask()
    if (known === 'pending') return silence(init?.signal)
    if (known === 'unanswered') {
      const nothing = silence(init?.signal)
      clock.skip(timeout)
      return nothing
    }
    const answer = typeof known === 'function' ? known(url) : known
    const { status, body } = answer ?? {
      status: 404,
      body: { message: 'The journey has no answer for this' },
    }
    report({ ...exchange, status, answered: body === undefined ? null : masked(JSON.stringify(body)) })
    return responseOf({ status, body }, headers)
  }

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (url.origin !== origin) return fetchReally(input, init)
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
