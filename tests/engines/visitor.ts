import { expect } from '@playwright/test'
import type { Tab } from './drivers/engine.ts'
import { lookAt, type Target } from './look.ts'

/** A visitor of a tab, who acts and sees. Expectations are polled until they hold. */
export type Visitor = ReturnType<typeof visitorOf>

type Role = Target['role']

/** In ms; it only ends what hangs. */
const patience = 60_000
/** Between two looks, in ms. */
const intervals = [30, 60, 120, 250]

export function visitorOf(tab: Tab, origin: string) {
  const evaluate = async <Parameters extends unknown[], Answer>(
    look: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>> => {
    // A value that is undefined has no text. What needs no promise gets none: where its document is left, it would be waited for.
    const text = `((answer) => {
      const write = (value) => JSON.stringify([value])
      return answer instanceof Promise ? answer.then(write) : write(answer)
    })((${look})(...${JSON.stringify(parameters)}))`
    return JSON.parse(await tab.run(text))[0]
  }

  /** Evaluates a function in the page, again and again, also in the next document, until its value is truthy. */
  const until = async <Parameters extends unknown[], Answer>(
    look: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>> => {
    let answer: Awaited<Answer> | undefined
    await expect(async () => {
      answer = await evaluate(look, ...parameters)
      expect(answer, `${look}\n${JSON.stringify(parameters)}`).toBeTruthy()
    }).toPass({ timeout: patience, intervals })
    return answer as Awaited<Answer>
  }

  const facts = (role: Role, name?: string, within?: string) => evaluate(lookAt, { role, name, within })

  /** The point where a press lands on a visible target, once it stands still. */
  const aimAt = async (target: Target) => {
    const find = async () => {
      let point: { x: number; y: number } | undefined
      await expect(async () => {
        point = (await evaluate(lookAt, target, true))[0]?.point
        expect(point, `${target.role} «${target.name}» can be pressed`).toBeDefined()
      }).toPass({ timeout: patience, intervals })
      return point as { x: number; y: number }
    }
    let before = await find()
    for (;;) {
      const now = await find()
      if (now.x === before.x && now.y === before.y) return now
      before = now
    }
  }

  const press = async (role: Role, name?: string, within?: string) => {
    const { x, y } = await aimAt({ role, name, within })
    await tab.pressAt(x, y)
  }

  const sees = (role: Role, name?: string, within?: string) =>
    expect
      .poll(() => facts(role, name, within).catch(() => []), {
        message: `${role} «${name}»`,
        timeout: patience,
        intervals,
      })
      .not.toEqual([])

  return {
    tab,
    evaluate,
    until,
    facts,
    press,
    /** Opens a page of the site. */
    open: (path: string) => tab.open(`${origin}${path}`),
    reload: tab.reload,
    back: tab.back,
    resize: tab.resize,
    /** Waits until the page answers. */
    untilHydrated: () => until(() => document.documentElement.dataset.page === 'hydrated'),
    /** Waits until the tab shows the page at this path, with its query. */
    isAt: (path: string) => until((to) => window.location.pathname + window.location.search === to, path),
    /** Waits until something of this role and name can be seen. */
    sees,
    /** Waits until nothing of this role and name can be seen. */
    seesNo: (role: Role, name?: string, within?: string) =>
      expect
        .poll(() => facts(role, name, within), { message: `${role} «${name}»`, timeout: patience, intervals })
        .toEqual([]),
    /** Waits until the focus is on something of this role and name. */
    hasFocusOn: (role: Role, name?: string, within?: string) =>
      expect
        .poll(() => facts(role, name, within).then((all) => all.some(({ isFocused }) => isFocused)), {
          message: `focus on ${role} «${name}»`,
          timeout: patience,
          intervals,
        })
        .toBe(true),
    /** Presses a field and types into it. */
    fill: async (name: string, text: string) => {
      await press('field', name)
      await tab.strike([...text])
    },
    /** Strikes keys by their names. */
    strike: (...keys: string[]) => tab.strike(keys),
  }
}
