import { expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { type StoryFile, show } from './support/show'

const stories = Object.values(
  import.meta.glob<StoryFile>('../../stories/{components,coverage,machines,screens,texts}/*.stories.tsx', {
    eager: true,
  }),
).flatMap((file) =>
  Object.keys(file)
    .filter((key) => key !== 'default')
    .map((name) => ({ file, name, id: `${file.default.title} / ${name}` })),
)

const time = /(?:[A-Z][a-z]+day at )?\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?(?: (?:UTC|GMT[+-]\d+))?/.source
const day = /(?:[A-Z][a-z]+day,? )?\d{1,2} (?:Jan|Feb|Nov|Dec)[a-z]*(?: \d{4})?/.source
const timesAndDays = new RegExp(`(?:${time}|${day})(?:\\s*(?:${time}|${day}))*`, 'g')

const textIn = ({ body }: Document): string =>
  [
    body?.innerText ?? '',
    ...[...(body?.querySelectorAll('iframe') ?? [])].map(
      ({ contentDocument }) => contentDocument && textIn(contentDocument),
    ),
  ].join('\n')

/** Words of the story and its frames, without times and days, which follow the visitor's zone. */
const words = () => textIn(document).replaceAll(timesAndDays, '…')

/** The same once it stays so: a part of a story, or a frame in it, may come a moment late. */
async function settledWords(): Promise<string> {
  let [before, now, alike] = ['', words(), 0]
  for (let look = 0; look < 40 && alike < 2; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 80))
    ;[before, now] = [now, words()]
    alike = now === before ? alike + 1 : 0
  }
  return now
}

// That no story knows the day is asked in `stillStories.test.ts`: time stands still in it.
it('all stories say the same in any zone and order', { tags: ['night'], timeout: 0 }, async () => {
  // Code that comes late is there from then on.
  for (const { file, name } of stories) await show(file, name as never)
  const said = new Map<string, string>()
  for (const { file, name, id } of stories) {
    await show(file, name as never)
    said.set(id, await settledWords())
  }
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' })
  expect(new Date('2026-01-01T00:00Z').getHours(), 'the zone is another').toBe(14)
  for (const { file, name, id } of stories.toReversed()) {
    await show(file, name as never)
    const isSame = () => words() === said.get(id)
    await vi.waitUntil(isSame, { timeout: 10_000, interval: 20 }).catch(() => undefined)
    expect.soft(words(), id).toBe(said.get(id))
  }
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
})
