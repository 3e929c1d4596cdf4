import { localPage } from './localPage.ts'
import { escapeHtml } from './mailer.ts'
import type { OauthProvider, Person } from './oauthProvider.ts'

const suggestion: Person = { email: 'ada.lovelace@example.com', name: 'Ada Lovelace', isVerified: true }

/** Answers `/oauth/authorize`: the page that stands in for Google's, and its form. */
export async function answerOauthPage(request: Request, provider: OauthProvider): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/oauth/authorize') return plainPage('No such page', '', 404)
  const fault = provider.findFault(searchParams)
  if (fault) return faultPage(fault)
  if (request.method === 'GET' || request.method === 'HEAD') return choicePage(searchParams, suggestion)
  if (request.method !== 'POST') return plainPage('Not allowed', '', 405)

  const form = new URLSearchParams(await request.text())
  const person = personIn(form)
  const answer = form.get('answer')
  if (answer === 'cancel') return sendBack(searchParams, { error: 'access_denied' })
  if (answer === 'fail') {
    return sendBack(searchParams, {
      error: 'server_error',
      error_description: 'The local stand-in was told to',
    })
  }
  if (answer === 'bad code') return sendBack(searchParams, { code: 'a-code-that-was-never-issued' })
  if (!isAddress(person.email)) return choicePage(searchParams, person, 'Please enter an email address.')
  return sendBack(searchParams, { code: provider.issueCode(person) })
}

function personIn(form: URLSearchParams): Person {
  const text = (name: string) =>
    (form.get(name) ?? '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 300)
  return { email: text('email'), name: text('name'), isVerified: !form.has('unverified') }
}

const isAddress = (email: string) => email.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)

function sendBack(request: URLSearchParams, answer: Record<string, string>): Response {
  const target = new URL(callbackIn(request))
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value)
  target.searchParams.set('state', request.get('state') ?? '')
  return new Response(null, { status: 303, headers: { location: target.href, 'cache-control': 'no-store' } })
}

const callbackIn = (request: URLSearchParams) => request.get('redirect_uri') ?? ''

function choicePage(
  request: URLSearchParams,
  { email, name, isVerified }: Person,
  problem?: string,
): Response {
  return localPage(
    'Stand-in for Google',
    `<h1>The local stand-in for Google</h1>
    <p class="lead">This server plays Google, so that signing in with it can be tried without an account there.
      Nothing leaves your machine. Be whoever you like.</p>
    <form method="post">
      <label>Email <input type="email" name="email" value="${escapeHtml(email)}" autocomplete="off" required
        ${problem ? 'aria-invalid="true" aria-describedby="problem"' : ''}></label>
      ${problem ? `<p class="problem" id="problem" role="alert">${problem}</p>` : ''}
      <label>Name <input type="text" name="name" value="${escapeHtml(name)}" autocomplete="off"></label>
      <div class="row">
        <button class="primary" name="answer" value="continue">Continue</button>
        <button name="answer" value="cancel" formnovalidate>Cancel</button>
      </div>
      <details${isVerified ? '' : ' open'}>
        <summary>Try a bad day</summary>
        <label class="tick"><input type="checkbox" name="unverified"${isVerified ? '' : ' checked'}>
          Google has not verified this address</label>
        <div class="row">
          <button name="answer" value="fail" formnovalidate>Fail at Google</button>
          <button name="answer" value="bad code" formnovalidate>Fail on the way back</button>
        </div>
      </details>
    </form>`,
    {
      status: problem ? 422 : 200,
      policy: `form-action 'self' ${new URL(callbackIn(request)).origin}; frame-ancestors 'none'`,
    },
  )
}

const faults: Record<NonNullable<ReturnType<OauthProvider['findFault']>>, string> = {
  invalid_client: 'It comes from an application that the stand-in does not know.',
  invalid_request: 'A part of it is missing.',
  redirect_uri_mismatch: 'It asks to be sent back to an address that is not this site’s own.',
}

const faultPage = (fault: keyof typeof faults) =>
  plainPage(
    'This request is not answered',
    `<p class="lead">${faults[fault]} Start again from <a href="/">the site</a>.</p><p>${fault}</p>`,
    400,
  )

const plainPage = (title: string, body: string, status: number) =>
  localPage(title, `<h1>${title}</h1>${body}`, {
    status,
    policy: "form-action 'none'; frame-ancestors 'none'",
  })
