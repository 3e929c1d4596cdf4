import { readdirSync } from 'node:fs'
import type { Choice, Journey, Sight } from 'machine-workbench/source/journeys'
import {
  beginningOf,
  lineOf,
  placeAfter,
  readPlace,
  type Stretch,
  searchOf,
} from 'machine-workbench/source/journeys'
import { describe, expect, it } from 'vitest'
import { failureTitles, linkProblems, successes } from '@/data/content/messages'
import { listPages } from '@/start/prerender'
import { journeys } from '../../stories/journeys/journeys'
import { masked } from '../../stories/journeys/provider/masked'
import { refuse } from '../../stories/journeys/provider/refusals'
import { refusalNames } from '../../stories/journeys/refusalNames'
import { signUp } from '../../stories/journeys/signUp'

/** Every way from the beginning of a journey to the end of any step. */
function waysOf({ steps }: Journey): Stretch[][] {
  const follow = (begun: Stretch[], [step, ...rest]: Journey['steps']): Stretch[][] =>
    step
      ? step.choices.flatMap((choice) => {
          const way = [...begun, { step, choice }]
          return [way, ...follow(way, choice === step.choices[0] ? rest : (choice.leadsTo ?? []))]
        })
      : []
  return follow([], steps)
}

const choicesOf = (journey: Journey): Choice[] => [
  ...new Set(waysOf(journey).flatMap((way) => way.map(({ choice }) => choice))),
]

const everyChoice = journeys.flatMap(choicesOf)
const everySight = everyChoice.flatMap(({ sights }) => sights)
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe.each(journeys.map((journey) => [journey.name, journey] as const))(
  'the journey «%s»',
  (_, journey) => {
    it('names its steps and its answers once', () => {
      for (const way of waysOf(journey)) {
        expect(repeated(way.map(({ step }) => step.id))).toEqual([])
        const { choices = [] } = way.at(-1)?.step ?? {}
        expect(repeated(choices.map(({ id }) => id))).toEqual([])
        expect(repeated(choices.map(({ name }) => name))).toEqual([])
      }
    })

    it('shows something at every answer', () => {
      for (const choice of choicesOf(journey)) expect(choice.sights, choice.name).not.toEqual([])
    })

    it('has a link to each of its places, which leads there', () => {
      for (const way of waysOf(journey)) {
        const place = placeAfter(way)
        const search = new URLSearchParams(searchOf(journey, place))
        expect(readPlace(journey, search)).toEqual({ place, misfit: null })
      }
    })

    it('names machines that there are', () => {
      const files = readdirSync('src/machines')
      expect(journey.machines.filter((id) => !files.includes(`${id}Machine.ts`))).toEqual([])
    })

    it('names screens that there are', () => {
      const paths = listPages().map(({ path }) => path)
      expect(journey.screens.filter((screen) => !paths.includes(screen))).toEqual([])
    })
  },
)

describe('the journeys together', () => {
  it('meet every refusal of the provider that is recorded', () => {
    const met = new Set(
      journeys
        .flatMap((journey) => [journey.answers, ...choicesOf(journey).map(({ answers = {} }) => answers)])
        .flatMap((answers) => Object.values(answers).flat())
        .map((answer) => JSON.stringify(answer)),
    )
    const names = Object.keys(refusalNames) as (keyof typeof refusalNames)[]
    // A form that lacks one of them is not sent, no token is refused where the workbench has no captcha, and the security
    // settings are in no journey.
    const unsent = ['noCredentials', 'notAPerson', 'takenAddress', 'wrongNonce']
    const missing = names.filter((name) => !unsent.includes(name) && !met.has(JSON.stringify(refuse(name))))
    expect(missing).toEqual([])
  })

  const texts = everySight.filter((sight): sight is Extract<Sight, { see: 'text' }> => sight.see === 'text')
  const titles = everySight.flatMap((sight) => (sight.see === 'notice' ? [sight.title] : []))

  it('show every problem of a link', () => {
    const shown = texts.map(({ text }) => text)
    expect(Object.values(linkProblems).filter((problem) => !shown.includes(problem))).toEqual([])
  })

  it('show every notice of the catalogue that comes of one browser’s session', () => {
    const { signedOutEverywhere: _, ...wanted } = successes
    const missing = [...Object.values(wanted).map(({ title }) => title), ...Object.values(failureTitles)]
    expect(missing.filter((title) => !titles.includes(title))).toEqual([])
  })
})

describe('a link to a place', () => {
  const read = (search: string) => readPlace(signUp, new URLSearchParams(search))
  const stepOf = (search: string) => read(search).place.step

  it('without parameters leads to the beginning', () => {
    expect(read('')).toEqual({ place: beginningOf(signUp), misfit: null })
  })

  it('keeps the answers before its step, and none behind it', () => {
    expect(read('step=make-it-yours&answers=confirm.other-password')).toEqual({
      place: { step: 'make-it-yours', answers: { confirm: 'other-password' } },
      misfit: null,
    })
  })

  it('to a step that is gone says so, and leads to the last step that there is', () => {
    expect(read('step=captcha').misfit).toBe(
      'The link no longer fits at step 6: the journey has no step “captcha” on this way.',
    )
    expect(stepOf('step=captcha')).toBe('confirm')
  })

  it('with an answer that is gone says at which step, and leads to the step before', () => {
    expect(read('step=send&answers=send.carrier-pigeon').misfit).toBe(
      'The link no longer fits at step 3: “Create the account” has no answer “carrier-pigeon”.',
    )
    expect(stepOf('step=send&answers=send.carrier-pigeon')).toBe('fill')
  })

  it('that goes on where an answer leads no further says so', () => {
    expect(read('step=confirm&answers=send.taken').misfit).toBe(
      'The link no longer fits at step 4: the journey has no step “confirm” on this way.',
    )
    expect(stepOf('step=confirm&answers=send.taken')).toBe('send')
  })

  it('with an answer to a step behind its own says so', () => {
    expect(read('step=fill&answers=send.taken').misfit).toBe(
      'The link no longer fits at step 3: there is no step “send” before it that could answer “taken”.',
    )
  })

  it('is as long as the line that its answers choose', () => {
    expect(lineOf(signUp).map(({ step }) => step.id)).toEqual([
      'open',
      'fill',
      'send',
      'open-mail',
      'confirm',
    ])
    expect(lineOf(signUp, { 'open-mail': 'no-mail' }).map(({ step }) => step.id)).toEqual([
      'open',
      'fill',
      'send',
      'open-mail',
      'send-again',
    ])
  })
})

describe('what is shown of a call', () => {
  it('has no password and no token in it, at whatever depth', () => {
    const shown = masked(
      JSON.stringify({ email: 'a@b.c', password: 'p1', deep: [{ access_token: 't2', refresh_token: 't3' }] }),
    )
    expect(shown).toContain('a@b.c')
    for (const secret of ['p1', 't2', 't3']) expect(shown).not.toContain(secret)
  })
})
