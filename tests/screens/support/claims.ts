import { linksOf } from '../../soonLinks'

/** A text or an element that a story has to show, by words of its name. */
const claims: readonly (readonly [name: RegExp, shown: RegExp | string])[] = [
  [/Soon$/, /Soon/],
  [/Sending/, '[aria-disabled=true]'],
  [/Retrying/, '[aria-busy=true], [aria-disabled=true]'],
  [/^Loading|Loading$/, '[class*=skeleton], [class*=spinner], [role=status]'],
  [/Hidden$/, /hidden/i],
  [/Unavailable/, /unavailable|can’t/i],
  [/DrawerOpen$|^MobileOpen|^LanguagesOpen|^OpenFor|^Open$/, 'dialog[open], :popover-open'],
  [/^(NothingFound|NoAssetFound)/, /nothing|no /i],
  [/(?<!Not)Copied$/, /copied/i],
  [/^Paused/, /paused|resume|play/i],
  [/NothingEntered|MalformedEmail|TooShort|Invalid$/, '[aria-invalid=true]'],
  [/^RightToLeft$/, '[dir=rtl]'],
  [/Offline|Unreachable/, /connection|reach/i],
  [/TooManyMails|TooManyAttempts|TooOften/, /too many|wait|try again/i],
  [/Leaked/, /leak/i],
  [/Expired/, /expired/i],
  [/Suspended/, /suspended/],
  [/Verified/, /verified/i],
]

/** The story to which the security settings lead back: whoever is there knows that page. */
const wayBack = 'account-page&arg-accountPath=%2Fsettings'

/** Things that a story's name promises and the story does not show, and links with a wrong coming-soon tag. */
export function brokenClaims(name: string): string[] {
  const { body } = document
  const missing = claims
    .filter(([pattern]) => pattern.test(name))
    .filter(([, shown]) =>
      typeof shown === 'string' ? body.querySelector(shown) === null : !shown.test(body.textContent),
    )
    .map(([pattern, shown]) => `${pattern}: ${shown}`)
  const wrong = linksOf(body)
    .filter(({ href }) => !href.endsWith(wayBack))
    .filter(({ href, isTagged }) => isTagged !== href.includes('story=screens--under-construction--'))
    .map(({ href }) => href)
  return [...missing, ...wrong]
}
