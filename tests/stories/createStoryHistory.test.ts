import { describe, expect, it } from 'vitest'
import { listPages } from '@/start/prerender'
import { createStoryHistory } from '../../stories/workbench/createStoryHistory'
import { howTo } from '../howTo'
import { storySources } from './storySources'

const linkTo = (address: string) => createStoryHistory('/').createHref(address)

describe('a link in a story', () => {
  it('leads to a story of its page, from every page of the site', () => {
    for (const { path } of listPages()) {
      const link = new URLSearchParams(linkTo(path))
      const story = link.get('story') ?? ''
      const message = `${path} leads to ${story}: ${howTo('A page')}`
      expect(storySources.has(story), message).toBe(true)
      const chosen = [...link].find(([name]) => name.startsWith('arg-'))?.[1]
      expect(chosen ?? storySources.get(story), message).toBe(path)
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
