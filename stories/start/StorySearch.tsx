import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { setParameter, storyLink } from '../workbench/storyLink'
import { withChoices } from '../workbench/withChoices'
import { findStories, nearStories } from './findStories'
import { StoryLink } from './StoryLink'
import { allStories } from './storyList'

/** The most stories that are shown. */
const most = 24

/** The parameter that keeps the search text in the address, so that Back finds it again. */
const parameter = 'find'

/** Searches the names of all that is here. Enter opens the first that is found. */
export function StorySearch() {
  const id = useId()
  const stories = allStories()
  const [text, setText] = useState(() => new URLSearchParams(window.location.search).get(parameter) ?? '')
  const found = useMemo(() => findStories(text, stories), [text, stories])
  const offered = found.length === 0 && text.trim() !== '' ? nearStories(text, stories) : found
  const [isWhole, setWhole] = useState(false)
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    if (found[0]) window.location.assign(withChoices(storyLink(found[0].id), window.location.href))
  }
  return (
    <Stack as="form" role="search" gap="3" maxWidth="3xl" onSubmit={openFirst}>
      <label htmlFor={id}>Search the names</label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="wrong password"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setWhole(false)
          setParameter(parameter, value)
        }}
      />
      <Text role="status" textStyle="sm" color="fg.muted">
        {text.trim() === ''
          ? `${stories.length} stories and states`
          : `${found.length} found${offered.length > found.length ? ', these have some of the words' : ''}${found.length > most && !isWhole ? `, the ${most} nearest shown` : ''}`}
      </Text>
      <chakra.ul listStyle="none">
        {(isWhole ? offered : offered.slice(0, most)).map(({ id: story, group, name }) => (
          <li key={story}>
            <StoryLink id={story}>
              {group} / {name}
            </StoryLink>
          </li>
        ))}
      </chakra.ul>
      {found.length > most && !isWhole ? (
        <Button alignSelf="start" variant="outline" onClick={() => setWhole(true)}>
          Show all {found.length}
        </Button>
      ) : null}
    </Stack>
  )
}
