import { ask, type Finding, findingsAbout, type Patient, wordsIn } from './finding'

const page = 'Authentication, URL Configuration'

/**
 * Where the auth server redirects to, by a link whose hash nobody has: an address that is allowed is answered, with the
 * error, and for every other one the Site URL.
 */
async function redirectOf(patient: Patient, wanted: string): Promise<string | { instead: string }> {
  const answer = await ask(
    patient,
    `/auth/v1/verify?token=${'00'.repeat(28)}&type=signup&redirect_to=${encodeURIComponent(wanted)}`,
  )
  return answer.headers.get('location') ?? { instead: wordsIn(answer) }
}

const isBelow = (location: string, address: string) =>
  location.startsWith(`${address}#`) || location.startsWith(`${address}?`)

/** Compares where mails and redirects lead with the pages of the site. */
export async function checkRedirects(patient: Patient): Promise<Finding[]> {
  const siteUrl = findingsAbout('Site URL')
  const redirects = findingsAbout('Redirect URLs')
  const fallback = await redirectOf(patient, 'https://nowhere.king-exchange.invalid/')
  if (typeof fallback !== 'string')
    return [siteUrl.unseen(`The server’s link was answered ${fallback.instead}`, `${page}; auth.site_url`)]
  const origin = new URL(fallback).origin
  const setting = `${page}, Site URL; auth.site_url = "${patient.site}"`
  const findings = [
    origin === patient.site
      ? siteUrl.fine(`is ${origin}`)
      : siteUrl.fault(`is ${origin}, so the links in mails lead there and not to ${patient.site}`, setting),
  ]
  const wanted = ['/dashboard', '/reset-password'].map((path) => `${patient.site}${path}`)
  const refused: string[] = []
  for (const address of wanted) {
    const location = await redirectOf(patient, address)
    if (typeof location !== 'string')
      return [...findings, redirects.unseen(`${address}: ${location.instead}`)]
    if (!isBelow(location, address)) refused.push(address)
  }
  return [
    ...findings,
    refused.length === 0
      ? redirects.fine('allow /dashboard and /reset-password')
      : redirects.fault(
          `do not allow ${refused.join(' and ')}: a social sign-in does not come back`,
          `${page}, Redirect URLs; auth.additional_redirect_urls = ["${patient.site}/**"]`,
        ),
  ]
}
