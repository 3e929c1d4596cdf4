import { expect } from '@playwright/test'

/** A tab of a browser, as far as these tests use it. Points are in CSS pixels. */
export type Tab = {
  open: (address: string) => Promise<void>
  /** Evaluates an expression, whose value has to be a string. */
  run: (expression: string) => Promise<string>
  pressAt: (x: number, y: number) => Promise<void>
}

export type Visitor = ReturnType<typeof visitorOf>

/** What a visitor does in a tab, and sees there. Whatever is waited for is asked again until it is so. */
export function visitorOf(tab: Tab, origin: string) {
  const look = async <Parameters extends unknown[], Answer>(
    ask: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>> =>
    JSON.parse(
      await tab.run(
        `((answer) => answer instanceof Promise ? answer.then((value) => JSON.stringify([value])) : JSON.stringify([answer]))((${ask})(...${JSON.stringify(parameters)}))`,
      ),
    )[0]

  /** Asks again and again, also in the next document, until the answer is the expected one. */
  const sees = async <Parameters extends unknown[], Answer>(
    expected: Awaited<Answer>,
    ask: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ) =>
    expect
      .poll(() => look(ask, ...parameters).catch(() => undefined), { message: `${ask}` })
      .toEqual(expected)

  return {
    look,
    sees,
    open: (path: string) => tab.open(`${origin}${path}`),
    untilHydrated: () => sees(true, () => 'hydrated' in document.documentElement.dataset),
    /** Waits until an element has this text. */
    reads: (selector: string, text: string) =>
      sees(text, (selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', selector),
    /** Brings an element into the window, and presses it once it stands still. */
    press: async (selector: string) => {
      const aim = () =>
        look(async (selector) => {
          const element = document.querySelector(selector)
          element?.scrollIntoView({ block: 'center', behavior: 'instant' })
          // A browser may send a press to what it has shown last.
          for (let frames = 0; frames < 2; frames += 1)
            await new Promise((resolve) => requestAnimationFrame(resolve))
          const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
          return { x: left + width / 2, y: top + height / 2 }
        }, selector)
      for (let [before, now] = [await aim(), await aim()]; ; [before, now] = [now, await aim()]) {
        if (before.x === now.x && before.y === now.y) return tab.pressAt(now.x, now.y)
      }
    },
  }
}
