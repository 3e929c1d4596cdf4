import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

export type Emulated = {
  media?: 'print'
  /** Media features with the visitor's preferences. */
  wishes?: Record<string, string>
}

let isEmulating = false

const asBefore = { 'prefers-reduced-motion': 'reduce' }

/** Shows the document on paper, or to a visitor with these preferences, until the test ends. */
export async function emulate({ media, wishes }: Emulated): Promise<void> {
  isEmulating = true
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: Object.entries({ ...asBefore, ...wishes }).map(([name, value]) => ({ name, value })),
  })
}

/** Sets the browser's text size in px until the test ends. Widths in rem follow it, also those of media queries. */
export async function setFontSize(standard: number): Promise<void> {
  await cdp().send('Page.enable')
  await cdp().send('Page.setFontSizes', { fontSizes: { standard } })
  await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe(`${standard}px`)
}

/** Ends a test's emulation. */
export async function stopEmulating(): Promise<void> {
  if (isEmulating) await emulate({})
  isEmulating = false
  if (getComputedStyle(document.documentElement).fontSize !== '16px') await setFontSize(16)
}
