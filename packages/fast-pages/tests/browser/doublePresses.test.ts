import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuseDoublePresses } from '../../src/browser/doublePresses.ts'

/** An element as far as a press looks at it: what it matches, and nothing around it. */
class FakeElement {
  matched: string[]
  constructor(matched: string[]) {
    this.matched = matched
  }
  matches = (selector: string) => selector.split(', ').some((part) => this.matched.includes(part))
  closest = (selector: string) => (this.matches(selector) ? this : null)
}
class FakeDialog extends FakeElement {
  open = true
  constructor() {
    super(['dialog'])
  }
}

let press: (control: FakeElement, detail: number) => 'taken' | 'refused'
let strike: (key: { repeat: boolean; isComposing?: boolean }) => void
let opens: (dialog: FakeDialog) => void

const button = () => new FakeElement(['button'])
const opener = () => new FakeElement(['button', '[aria-haspopup]'])
const closer = () => new FakeElement(['button', '[data-closes]'])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLDialogElement', FakeDialog)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(seen: (changes: { target: FakeDialog }[]) => void) {
        opens = (dialog) => seen([{ target: dialog }])
      }
      observe() {}
    },
  )
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'keydown') strike = listener
      else
        press = (target, detail) => {
          let outcome: ReturnType<typeof press> = 'taken'
          listener({
            target,
            detail,
            preventDefault: () => {},
            stopImmediatePropagation: () => (outcome = 'refused'),
          })
          return outcome
        }
    },
  })
  refuseDoublePresses()
})

describe('the second press of a double click', () => {
  it.each([
    ['the press beside the dialog that it has opened', opener, () => new FakeDialog()],
    ['a closing button there', opener, closer],
    ['any other button or link there', opener, button],
    ['what comes into the place of a closing button', closer, opener],
    ['what comes into the place of a button', button, button],
  ])('is refused as %s, however late it is, and so is a third', (_, firstOf, secondOf) => {
    const [first, second] = [firstOf(), secondOf()]
    expect(press(first, 1)).toBe('taken')
    vi.advanceTimersByTime(2_000)
    expect(press(second, 2)).toBe('refused')
    expect(press(second, 3)).toBe('refused')
    expect(press(second, 1)).toBe('taken')
  })

  it('is refused on what it would close again, and taken by everything else that had the first', () => {
    for (const one of [
      opener(),
      new FakeElement(['summary']),
      new FakeElement(['button', '[popovertarget]']),
    ]) {
      expect(press(one, 1)).toBe('taken')
      expect(press(one, 2)).toBe('refused')
    }
    const toggle = button()
    expect([press(toggle, 1), press(toggle, 2), press(toggle, 3)]).toEqual(['taken', 'taken', 'taken'])
  })
})

describe('a press after a key was struck', () => {
  it('is a first one, however soon it comes, and the next is its second', () => {
    const one = opener()
    press(one, 1)
    strike({ repeat: false })
    expect(press(one, 2)).toBe('taken')
    expect(press(one, 3)).toBe('refused')
    strike({ repeat: false })
    expect(press(button(), 4)).toBe('taken')
  })

  it('is a second one if the key was struck before the first press and is held', () => {
    const one = opener()
    strike({ repeat: false })
    press(one, 1)
    strike({ repeat: true })
    expect(press(one, 2)).toBe('refused')
  })

  it('is a second one if the key belongs to an input method', () => {
    const one = opener()
    press(one, 1)
    strike({ repeat: false, isComposing: true })
    expect(press(one, 2)).toBe('refused')
  })
})

describe.each([
  ['a press beside it', () => new FakeDialog()],
  ['its closing button', closer],
])('a dialog that has just opened is not closed by %s', (_, partOf) => {
  it('for half a second', () => {
    opens(new FakeDialog())
    expect(press(partOf(), 1)).toBe('refused')
    vi.advanceTimersByTime(499)
    expect(press(partOf(), 1)).toBe('refused')
    vi.advanceTimersByTime(1)
    expect(press(partOf(), 1)).toBe('taken')
  })

  it('but by the keyboard at once, and its other buttons answer at once', () => {
    opens(new FakeDialog())
    expect(press(partOf(), 0)).toBe('taken')
    expect(press(button(), 1)).toBe('taken')
  })

  it('and again after it has been opened again, not after it has closed', () => {
    const dialog = new FakeDialog()
    opens(dialog)
    vi.advanceTimersByTime(500)
    dialog.open = false
    opens(dialog)
    expect(press(partOf(), 1)).toBe('taken')
    dialog.open = true
    opens(dialog)
    expect(press(partOf(), 1)).toBe('refused')
  })
})

it('leaves a press on no control alone', () => {
  expect(press(button(), 1)).toBe('taken')
  expect(press(new FakeElement([]), 2)).toBe('taken')
})
