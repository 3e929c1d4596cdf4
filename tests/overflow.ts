import type { Frame, Page } from '@playwright/test'

/** How many pixels of the document stick out sideways. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** How many pixels of the page, or of a frame of it, stick out sideways. */
export const overflowOf = (page: Page | Frame) => page.evaluate(overflow)
