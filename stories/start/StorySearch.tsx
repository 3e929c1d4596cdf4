import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { isApple } from '@/data/browser/apple'
import { isSearchShortcut } from '@/data/rules/searchShortcut'
import { storyLink } from '../workbench/storyLink'
import { findStories, foundText } from './findStories'
import type { StoryEntry } from './storyList'

export type StorySearchProps = { stories: readonly StoryEntry[]; problem: string | null }

/** The parameter of the address that keeps what is searched for, so that Back finds it again. */
const parameter = 'find'

const readSearch = () => new URLSearchParams(window.location.search).get(parameter) ?? ''

function keepSearch(text: string) {
  const address = new URL(window.location.href)
  if (text) address.searchParams.set(parameter, text)
  else address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
}

/** The place that a key moves to among `count` results, from `at`. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
}

/** True if a press of `/` is meant for the search, and is not typed somewhere. */
const isSlash = ({ key, target }: globalThis.KeyboardEvent) =>
  key === '/' && !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'))

/** Searches everything in the workbench, by what one sees: a combobox with its results below it. */
export function StorySearch({ stories, problem }: StorySearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(readSearch)
  const [active, setActive] = useState(0)
  const found = useMemo(() => findStories(text, stories), [text, stories])
  const { groups, count, corrected } = found
  const results = groups.flatMap(({ entries }) => entries)
  const place = Math.min(active, results.length - 1)
  const isAsked = text.trim() !== ''
  const search = (next: string) => {
    setText(next)
    setActive(0)
    keepSearch(next)
  }

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isSlash(event) && !isSearchShortcut(event, isApple())) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return
    const move = results.length > 0 ? moves[event.key] : undefined
    if (move) setActive(move(place, results.length))
    else if (event.key === 'Enter') document.getElementById(`${id}-${place}`)?.click()
    else if (event.key === 'Escape' && text) search('')
    else return
    event.preventDefault()
  }

  return (
    <Stack gap="4" maxWidth="3xl">
      <Stack gap="2">
        <label htmlFor={id}>Search by what one sees</label>
        <Input
          ref={field}
          id={id}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={results.length > 0 ? `${id}-${place}` : undefined}
          aria-keyshortcuts="/ Control+K Meta+K"
          autoComplete="off"
          spellCheck={false}
          placeholder="wrong password"
          value={text}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Stack>
      <Text role="status" textStyle="sm" color={problem ? 'fg.error' : 'fg.muted'}>
        {problem ??
          (isAsked ? saidOf(count, results.length, corrected) : `${stories.length} stories and states`)}
      </Text>
      <chakra.div id={`${id}-results`} role="listbox" aria-label="Results" hidden={results.length === 0}>
        {groups.map(({ group, entries }) => (
          <chakra.div key={group} role="group" aria-label={group} paddingBottom="3">
            <Text aria-hidden textStyle="sm" color="fg.muted" paddingInline="3">
              {group}
            </Text>
            {entries.map((entry) => (
              <Result
                key={entry.id}
                id={`${id}-${results.indexOf(entry)}`}
                entry={entry}
                text={foundText(entry, found)}
                isActive={results.indexOf(entry) === place}
                onActive={() => setActive(results.indexOf(entry))}
              />
            ))}
          </chakra.div>
        ))}
      </chakra.div>
    </Stack>
  )
}

/** How much was found, and what was looked for if it is not what was typed. */
function saidOf(count: number, shown: number, corrected: string | null): string {
  const found = count > shown ? `${count} found, the ${shown} nearest shown` : `${count} found`
  return corrected ? `${found} for “${corrected}”` : found
}

type ResultProps = {
  id: string
  entry: StoryEntry
  /** What it says, by which it is found. */
  text: string | undefined
  isActive: boolean
  onActive: () => void
}

const scrollIntoView = (result: HTMLElement | null) => result?.scrollIntoView({ block: 'nearest' })

/** A result: a link, so that it can be opened in another tab. The focus stays in the field. */
function Result({ id, entry, text, isActive, onActive }: ResultProps) {
  return (
    <chakra.a
      ref={isActive ? scrollIntoView : undefined}
      id={id}
      href={storyLink(entry.id)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      display="flex"
      columnGap="3"
      alignItems="baseline"
      paddingInline="3"
      paddingBlock="1"
      borderRadius="l2"
      bg={isActive ? 'bg.muted' : undefined}
      color={isActive ? 'brand.fg' : 'fg'}
      outline={isActive ? '1px solid' : undefined}
      outlineColor="brand.solid"
      outlineOffset="-1px"
      onPointerMove={isActive ? undefined : onActive}
    >
      <chakra.span flexShrink={text ? 0 : 1} maxWidth="full">
        {entry.name}
      </chakra.span>
      {/* For those who hear both as one name. */ ' '}
      {text ? (
        <chakra.span minWidth="0" truncate textStyle="sm" color="fg.muted">
          {text}
        </chakra.span>
      ) : null}
    </chakra.a>
  )
}
