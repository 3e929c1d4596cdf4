import { shownText } from './deeds.ts'
import type { Sight } from './journey.ts'

/** The page's heading. */
export const page = (title: string): Sight => ({ see: 'page', title })

/** The toast. */
export const notice = ({
  title,
  description,
}: {
  title: string
  description?: string | undefined
}): Sight => ({ see: 'notice', title, description })

/** A text anywhere on the page. */
export const text = (words: string): Sight => ({ see: 'text', text: words })

/** What a field holds. */
export const value = (label: string, held: string): Sight => ({ see: 'value', label, text: held })

/** The address of the page. */
export const address = (path: string): Sight => ({ see: 'address', path })

/** A call of the provider in this step. */
export const call = (name: string): Sight => ({ see: 'call', call: name })

/** A sight in a product owner's words. */
export function describeSight(sight: Sight): string {
  switch (sight.see) {
    case 'page':
      return `the page “${sight.title}”`
    case 'notice':
      return `the notice “${[sight.title, sight.description].filter(Boolean).join(' ')}”`
    case 'text':
      return `“${sight.text}”`
    case 'value':
      return `“${shownText(sight.label, sight.text)}” in ${sight.label}`
    case 'address':
      return `the address ${sight.path}`
    case 'fact':
      return sight.name
    case 'call':
      return `the call ${sight.call}`
  }
}
