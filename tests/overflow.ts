import type { Frame, Page } from '@playwright/test'

/** Horizontal overflow of the document, in pixels. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The same of a page, or of a frame of it. */
export const overflowOf = (page: Page | Frame) => page.evaluate(overflow)
