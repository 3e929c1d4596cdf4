import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/** The HTML specification's form of an address, which the auth server takes too. */
const addressForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** The refusal of an address that the auth server takes for none, and the backend takes, where one is set or mailed. */
export function refuseAddress({ method, path, body }: AuthRequest): Response | undefined {
  const isMeant =
    /^\/auth\/v1\/(signup|recover|resend)$/.test(path) || (method === 'PUT' && path === '/auth/v1/user')
  const email = isMeant ? textIn(body, 'email') : undefined
  return !email || addressForm.test(email)
    ? undefined
    : refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
}
