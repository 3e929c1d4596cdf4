import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedChoice } from '@/data/site/storedChoice'
import { refusing, stubStorage } from './stubStorage.ts'

const key = 'king-exchange-fruit'
const fruitChoice = () =>
  storedChoice<{ fruit: string }>(
    key,
    (text) => ({ fruit: text ?? 'none' }),
    ({ fruit }) => fruit,
  )

describe('a stored choice', () => {
  let stored: Map<string, string>
  let browser: EventTarget

  /** Acts as the browser does in this tab when another one changes its storage. */
  const changeInAnotherTab = (text: string | null, changed: string | null = key) => {
    if (text === null) stored.clear()
    else stored.set(key, text)
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  }

  beforeEach(() => {
    stored = stubStorage()
    browser = new EventTarget()
    vi.stubGlobal('window', browser)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the initial one until another is stored, and the same object until it changes', () => {
    const choice = fruitChoice()
    expect(choice.initial).toEqual({ fruit: 'none' })
    expect(choice.read()).toBe(choice.initial)
    choice.write({ fruit: 'pear' })
    expect(stored.get(key)).toBe('pear')
    expect(choice.read()).toEqual({ fruit: 'pear' })
    expect(choice.read()).toBe(choice.read())
    expect(fruitChoice().read()).toEqual({ fruit: 'pear' })
  })

  it('calls back at each change here and in another tab, until that is ended', () => {
    const choice = fruitChoice()
    const first: string[] = []
    const second: string[] = []
    const endFirst = choice.subscribe(() => first.push(choice.read().fruit))
    const endSecond = choice.subscribe(() => second.push(choice.read().fruit))
    choice.write({ fruit: 'pear' })
    changeInAnotherTab('plum')
    changeInAnotherTab('plum', 'something-else')
    endFirst()
    changeInAnotherTab(null, null)
    endSecond()
    changeInAnotherTab('quince')
    expect(first).toEqual(['pear', 'plum'])
    expect(second).toEqual(['pear', 'plum', 'none'])
    expect(choice.read()).toEqual({ fruit: 'quince' })
  })

  it('lasts for the visit where storage is full or switched off', () => {
    refusing['switched off']?.('localStorage')
    const choice = fruitChoice()
    expect(choice.read()).toBe(choice.initial)
    const seen: string[] = []
    choice.subscribe(() => seen.push(choice.read().fruit))
    choice.write({ fruit: 'pear' })
    choice.write({ fruit: 'plum' })
    expect(seen).toEqual(['pear', 'plum'])
  })
})
