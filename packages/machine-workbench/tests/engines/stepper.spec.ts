import { expect } from '@playwright/test'
import { test as base } from './test.ts'

/** A tab of any engine. An expression's value has to be a string. */
type Tab = { open: (address: string) => Promise<void>; run: (expression: string) => Promise<string> }

type Engine = {
  openProfile: () => Promise<{ openTab: () => Promise<Tab>; end: () => Promise<void> }>
  close: () => Promise<void>
}

/** Given by the configuration: how to start the browser that is to be tested. */
type StepperEngineOptions = { starter: { start: () => Promise<Engine> } }

const test = base.extend<{ tab: Tab }, StepperEngineOptions & { engine: Engine }>({
  starter: [
    { start: () => Promise.reject(new Error('No browser is given')) },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ starter }, use) => {
      const engine = await starter.start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ engine }, use) => {
    const profile = await engine.openProfile()
    await use(await profile.openTab())
    await profile.end()
  },
})

const stage = 'document.querySelector("iframe")?.contentDocument'

/** Waits for the state in the heading, and for what the component shows of it. */
async function expectState(tab: Tab, state: string) {
  const seen = `[document.querySelector("h1")?.textContent, ${stage}?.querySelector("p")?.textContent].join()`
  await expect.poll(() => tab.run(seen).catch(String)).toBe(`${state},The lamp is ${state}`)
}

/** Presses a button of the panel, or of the component in its frame. */
const press = (tab: Tab, name: string, place = 'document') =>
  tab.run(
    `(([...${place}.querySelectorAll("button")].find(({ textContent }) => textContent === ${JSON.stringify(name)})).click(), "pressed")`,
  )

test('the component and the panel are one machine, whose time is moved by hand', { tag: '@night' }, async ({
  tab,
  origin,
}) => {
  await tab.open(origin)
  await expectState(tab, 'off')
  await press(tab, 'Switch', stage)
  await expectState(tab, 'warming')
  await press(tab, 'warm done')
  await expectState(tab, 'on')
  await press(tab, 'let time pass')
  await expectState(tab, 'off')
  await press(tab, 'Back')
  await expectState(tab, 'on')
})
