import { describe, expect, it } from 'vitest'
import { findStories, foundText } from '../../stories/start/findStories'
import { nearStories } from '../../stories/start/nearStories'
import type { StoryEntry } from '../../stories/start/storyList'

/** A story at an address of its own. */
const story = (group: string, name: string, texts: string[] = [], otherNames = ''): StoryEntry => ({
  id: `${group} / ${name}`.toLowerCase().replaceAll(' / ', '--').replaceAll(' ', '-'),
  room: group.split(' / ')[0] ?? '',
  group,
  name,
  otherNames,
  texts,
})

const footer = 'Every lamp of the town'

const stories = [
  story('Screens / Lamp', 'Empty', ['Choose a lamp', footer]),
  story('Screens / Lamp', 'Broken bulb', ['The bulb is broken', 'glass_shattered', footer], '/lantern'),
  story('Screens / Lamp', 'Right to left name', ['مصباح', footer]),
  story('Screens / Street', 'Long street', ['Forty lamps', footer]),
  story('Screens / Error catalogue', 'Lighting failed', ['The bulb is broken', footer]),
  story('Components / Switch', 'Broken', ['Off']),
  story('Journeys / Evening', 'Light the lamp: The bulb is broken', ['The bulb is broken']),
  story('Stepper / lamp', 'The lamp is being lit', [], 'lamp on warming'),
]

const ids = (search: string) =>
  findStories(search, stories).groups.flatMap(({ entries }) => entries.map(({ id }) => id))

describe('a search of stories', () => {
  it.each([
    ['the name', 'broken bulb', 'screens--lamp--broken-bulb'],
    ['the name in another order', 'bulb broken', 'screens--lamp--broken-bulb'],
    ['the beginnings of words', 'bro bu', 'screens--lamp--broken-bulb'],
    ['the page with the name', 'lamp broken', 'screens--lamp--broken-bulb'],
    ['what is said on the screen', 'choose', 'screens--lamp--empty'],
    ['a code that only the provider says', 'glass_shattered', 'screens--lamp--broken-bulb'],
    ['words between others that say nothing', 'the page of a broken bulb', 'screens--lamp--broken-bulb'],
    ['another word for it', 'huge street', 'screens--street--long-street'],
    ['a short word for several', 'rtl', 'screens--lamp--right-to-left-name'],
    ['several words for one', 'street too long', 'screens--street--long-street'],
    ['a word with a wrong letter', 'brokem bulb', 'screens--lamp--broken-bulb'],
    ['two letters in another order', 'stree lnog', 'screens--street--long-street'],
    ['another word with a wrong letter', 'enormuos', 'screens--street--long-street'],
    ['the address of the page', '/lantern', 'screens--lamp--broken-bulb'],
    ['a state in words', 'being lit', 'stepper--lamp--the-lamp-is-being-lit'],
    ['a state in code', 'on.warming', 'stepper--lamp--the-lamp-is-being-lit'],
    ['another case', 'BROKEN Bulb', 'screens--lamp--broken-bulb'],
  ])('finds a story by %s', (_, search, wanted) => {
    expect(ids(search)[0]).toBe(wanted)
  })

  it('has everything that is typed, or nothing', () => {
    expect(ids('broken street')).toEqual([])
    expect(findStories('zzqqxx', stories)).toMatchObject({ groups: [], count: 0, corrected: null })
    expect(findStories('   ', stories).count).toBe(0)
  })

  it('shows a page before the catalogue of errors, a part and a journey', () => {
    expect(ids('broken')).toEqual([
      'screens--lamp--broken-bulb',
      'components--switch--broken',
      'journeys--evening--light-the-lamp:-the-bulb-is-broken',
      'screens--error-catalogue--lighting-failed',
    ])
  })

  it('says how it has read a word that nothing has', () => {
    expect(findStories('brokem bulb', stories).corrected).toBe('broken bulb')
    expect(findStories('broken', stories).corrected).toBeNull()
  })

  it('counts all that it finds, and shows five of a place', () => {
    const many = Array.from({ length: 30 }, (_, index) => story('Screens / Row', `Lamp ${index}`))
    const { groups, count } = findStories('lamp', many)
    expect(count).toBe(30)
    expect(groups.map(({ entries }) => entries.length)).toEqual([5])
  })
})

describe('a story that is found', () => {
  const textOf = (search: string, wanted: string) => {
    const found = findStories(search, stories)
    const [entry] = found.groups.flatMap(({ entries }) => entries.filter(({ id }) => id === wanted))
    return entry && foundText(entry, found)
  }

  it('shows what it says where its name has other words', () => {
    expect(textOf('choose a lamp', 'screens--lamp--empty')).toBe('Choose a lamp')
    expect(textOf('broken lighting', 'screens--error-catalogue--lighting-failed')).toBe('The bulb is broken')
  })

  it('shows no more than its name where that has all that is typed', () => {
    expect(textOf('broken bulb', 'screens--lamp--broken-bulb')).toBeUndefined()
  })
})

describe('in place of a story that does not exist', () => {
  const near = (id: string) => nearStories(id, stories).map((each) => each.id)

  it('stand those below its address', () => {
    expect(near('screens--lamp')).toEqual([
      'screens--lamp--empty',
      'screens--lamp--broken-bulb',
      'screens--lamp--right-to-left-name',
    ])
  })

  it('stand those with its words, as many of them as some story has', () => {
    expect(near('components--lamp--broken-bulb')[0]).toBe('screens--lamp--broken-bulb')
    expect(near('screens--street--long-straet')).toEqual(['screens--street--long-street'])
    expect(near('screens--street--dark')).toEqual(['screens--street--long-street'])
    // Of a long one the last words.
    expect(near(`lantern${'-x'.repeat(8)}`)).toEqual([])
    expect(near(`${'x-'.repeat(400)}long-street`)[0]).toBe('screens--street--long-street')
  })

  it('stands nothing where nothing is near', () => {
    expect(near('zzqqxx')).toEqual([])
    expect(near('')).toEqual([])
  })
})
