import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useMinute } from '@/components/ui/useMinute'

const Minute = () => useMinute() % 60_000

afterEach(() => vi.restoreAllMocks())

it('is a whole minute, though the clock goes on while it is read', () => {
  let now = Date.UTC(2026, 0, 15, 9, 30)
  vi.spyOn(Date, 'now').mockImplementation(() => now++)
  expect(renderToString(<Minute />)).toBe('0')
})
