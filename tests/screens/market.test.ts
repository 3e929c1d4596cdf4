import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { marketSearch } from '@/data/content/market'
import * as market from '../../stories/screens/Market.stories'
import { show } from './support/show'

const table = page.getByRole('table', { name: 'Assets' })

describe('the search of the market', () => {
  it('narrows the table while it is typed, and shows everything again when it is emptied', async () => {
    await show(market, 'All')
    const search = page.getByRole('searchbox', { name: marketSearch.label })
    await userEvent.type(search, 'BITCO')
    await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(1)
    await expect.element(table.getByRole('rowheader', { name: /Bitcoin/ })).toBeVisible()
    await expect.element(search).toHaveFocus()
    await userEvent.clear(search)
    await expect.element(table.getByRole('rowheader', { name: 'KCC' }).first()).toBeVisible()
  })
})
