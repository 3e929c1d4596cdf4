import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listPages } from '@/start/prerender'
import { createStoryHistory } from '../../stories/workbench/createStoryHistory'
import { howTo } from '../howTo'

const folder = new URL('../../stories/screens/', import.meta.url)

/** A title or the name of an export as the workbench writes it in an address. */
const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase()

/** The ids of the stories of screens, each with the address in its file's meta. */
const screens = new Map<string, string | undefined>(
  readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
      const address = /path: '([^']+)'/.exec(text)?.[1]
      const place = title.split(' / ').map(kebab).join('--')
      return [...text.matchAll(/^export const (\w+)/gm)].map(
        ([, story = '']) => [`${place}--${kebab(story)}`, address] as const,
      )
    }),
)

const linkTo = (address: string) => createStoryHistory('/').createHref(address)

describe('a link in a story', () => {
  it('leads to a story of its page, from every page of the site', () => {
    for (const { path } of listPages()) {
      const link = new URLSearchParams(linkTo(path))
      const story = link.get('story') ?? ''
      expect(screens.has(story), `${path} leads to ${story}: ${howTo('A page')}`).toBe(true)
      const chosen = [...link].find(([name]) => name.startsWith('arg-'))?.[1]
      expect(chosen ?? screens.get(story), path).toBe(path)
    }
  })

  it.each([
    ['/market?asset=BTC', 'screens--market--all'],
    ['/blog?category=education#top', 'screens--blog--front'],
    ['/token/', 'screens--token--page'],
    ['/nowhere', 'start-here--welcome'],
    ['/mailbox', 'start-here--welcome'],
  ])('leads on from %s to %s', (address, story) => {
    expect(linkTo(address)).toBe(`?story=${story}`)
  })

  it('is where the story is, for the router', () => {
    expect(createStoryHistory('/market?q=coin').location).toMatchObject({
      pathname: '/market',
      search: '?q=coin',
    })
  })
})
