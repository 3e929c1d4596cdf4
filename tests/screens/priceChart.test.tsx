import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PriceChart } from '@/components/market/PriceChart'
import { stage } from './support/stage'

const minute = 60_000
const start = Date.UTC(2026, 4, 11, 14)

/** An hour of prices; a press adds another one. */
function Growing() {
  const [count, setCount] = useState(30)
  const points = Array.from({ length: count }, (_, index) => ({
    at: start + index * minute,
    price: 100 + index,
  }))
  return (
    <chakra.main p="8">
      <button type="button" onClick={() => setCount(count + 1)}>
        Another price
      </button>
      <PriceChart
        label="Prices"
        drawing="line"
        range={{ name: '1h', step: minute, points, prices: points }}
      />
    </chakra.main>
  )
}

it('what a pointer rests on follows the prices, and what was chosen by a press or a key stays', async () => {
  await stage('/market', <Growing />)
  const slider = page.getByRole('slider')
  const words = () => slider.element().getAttribute('aria-valuetext')
  const area = slider.element().parentElement as HTMLElement
  const { right, top } = area.getBoundingClientRect()
  const anotherPrice = () => (page.getByRole('button').element() as HTMLElement).click()
  const at = { bubbles: true, clientX: right - 1, clientY: top + 20 }
  area.dispatchEvent(new PointerEvent('pointermove', at))
  await expect.poll(words).toMatch(/^\$129\.00/)
  anotherPrice()
  await expect.poll(words).toMatch(/^\$130\.00/)
  area.dispatchEvent(new MouseEvent('click', at))
  await expect.element(slider).toHaveFocus()
  anotherPrice()
  await expect.poll(() => document.querySelector('figcaption')?.textContent).toContain('$131.00')
  expect(words()).toMatch(/^\$130\.00/)
})
