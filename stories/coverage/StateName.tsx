import { Link } from '@chakra-ui/react/link'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import type { MapState } from '../../models/coverage/coverageMap'
import { storyLink } from '../workbench/storyLink'

export type StateNameProps = { name: string; state: Pick<MapState, 'stories'> }

/** A state, which leads to its story; its further stories stand behind it by number. */
export function StateName({ name, state: { stories } }: StateNameProps) {
  const [first, ...others] = stories
  if (!first)
    return (
      <chakra.span color="fg.error">
        <Breakable name={name} /> (no story)
      </chakra.span>
    )
  return (
    <HStack gap="2" wrap="wrap">
      <Link href={storyLink(first)} display="inline">
        <Breakable name={name} />
      </Link>
      {others.map((story, index) => (
        <Link
          key={story}
          href={storyLink(story)}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          minWidth="6"
          minHeight="6"
          aria-label={`${name}, story ${index + 2}`}
        >
          {index + 2}
        </Link>
      ))}
    </HStack>
  )
}

/** A state's name, which may go on in the next line after each dot. */
function Breakable({ name }: Pick<StateNameProps, 'name'>) {
  return name.split('.').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? (
        <>
          .<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ))
}
