import { expect } from 'vitest'

// Vitest would await an element for as long as its test may take, or with `actionTimeout` look for a missing one for ever,
// and then not name it. So it has the bound of all that is polled.

const { element } = expect

expect.element = (awaited, options) => element(awaited, { timeout: 30_000, ...options })
