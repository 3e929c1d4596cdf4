import type { Deed } from './journey.ts'

/** Opens an address anew, as from a mail or the address bar. */
export const visit = (href: string): Deed => ({ do: 'visit', href })

/** Types a text into a field, in place of what it holds. */
export const fill = (label: string, text: string): Deed => ({ do: 'fill', label, text })

/** Presses a button, a link or a checkbox. */
export const press = (name: string): Deed => ({ do: 'press', name })

/** Waits so many seconds, which the stage skips. */
export const wait = (seconds: number, why: string): Deed => ({
  do: 'wait',
  milliseconds: seconds * 1000,
  why,
})

const isSecret = (label: string) => /password/i.test(label)

/** What is typed into a field as it may be shown: a password is masked. */
export const shownText = (label: string, text: string) =>
  isSecret(label) ? '•'.repeat(Math.min(text.length, 12)) : text

/** A deed in a product owner's words. */
export function describeDeed(deed: Deed): string {
  switch (deed.do) {
    case 'visit':
      return `Opens ${deed.href.replace(/[?#].*/, '')}`
    case 'fill':
      return deed.text
        ? `Types ${shownText(deed.label, deed.text)} into ${deed.label}`
        : `Empties ${deed.label}`
    case 'press':
      return `Presses ${deed.name}`
    case 'wait':
      return deed.why
    case 'return':
      return 'Goes back in the browser'
    case 'act':
      return deed.name
  }
}
