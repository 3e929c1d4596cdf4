import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerMailbox } from './mailboxPage.ts'
import { passOn, targetOf } from './nodeRequests.ts'
import { answerOauthPage } from './oauthPage.ts'
import type { SharedBackend } from './sharedBackend.ts'

type Backend = Pick<SharedBackend, 'fetch' | 'mails' | 'google'>
type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Routes requests to the backend, the mailbox and the stand-in for Google, and leaves all others to the server. The
 * normalized path decides and is the one that is passed on, because the backend also answers paths that must stay
 * out of reach.
 */
export function routeToBackend({ fetch, mails, google }: Backend, origin: () => string): Handle {
  function handlerOf(path: string): ((asked: Request) => Promise<Response>) | undefined {
    if (/^\/(auth|rest)\/v1(\/|$)/.test(path)) return fetch
    if (/^\/mailbox(\.json|\/|$)/.test(path)) return async (asked) => answerMailbox(asked, mails)
    if (/^\/oauth(\/|$)/.test(path)) return (asked) => answerOauthPage(asked, google)
    return undefined
  }

  return (request, response, next) => {
    const target = targetOf(request, origin())
    const handle = target && handlerOf(target.pathname)
    if (!target || !handle) return next()
    passOn(request, response, target, handle).catch((error: unknown) => fail(response, error))
  }
}

function fail(response: ServerResponse, error: unknown): void {
  console.error('The embedded backend failed:', error)
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
  response.end('{"message":"The embedded backend failed"}')
}
