import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Global } from '@emotion/react'
import { createStyleCache } from 'fast-pages/source/src/emotion/styleCache'
import { readPlace } from 'machine-workbench/source/journeys'
import { openStage } from 'machine-workbench/source/stage'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { requestTimeout } from '@/data/provider/fetchWithTimeout'
import { App } from '@/start/App'
import { storyNow } from '../../fixtures'
import { journeys } from '../journeys'
import { callOf, providerOrigin } from '../provider/answers'
import { masked } from '../provider/masked'
import { stageQuery } from '../SiteJourney'
import { createSite } from './createSite'

/** The ring around what was acted on last. */
const marks = {
  '[data-journey-mark]': {
    outline: '2px dashed var(--kx-colors-brand-solid)',
    outlineOffset: '4px',
  },
}

function openFromAddress() {
  const search = new URLSearchParams(window.location.search)
  const journey = journeys.find(({ id }) => id === search.get('journey'))
  if (!journey) return null
  return openStage({
    journey,
    place: readPlace(journey, search).place,
    run: Number(search.get('run')),
    beginsAt: storyNow,
    query: stageQuery,
    backend: {
      origin: providerOrigin,
      callOf,
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      timeout: requestTimeout,
      masked,
    },
    open: createSite,
  })
}

/** The site on its stage, for the frame of a journey. By itself it only says what it is. */
export function JourneyStage() {
  const [stage] = useState(openFromAddress)
  return stage ? <OpenStage {...stage} /> : <EmptyStage />
}

function OpenStage({ site, begin }: NonNullable<ReturnType<typeof openFromAddress>>) {
  const [styles] = useState(createStyleCache)
  const { page, away } = useSyncExternalStore(site.subscribe, site.read)
  useEffect(begin, [begin])
  return (
    <>
      <Global styles={marks} />
      {page ? (
        <chakra.div inert={away}>
          <App key={page.visit} auth={page.auth} router={page.router} styles={styles} />
        </chakra.div>
      ) : null}
      {away ? <AwayPage /> : null}
    </>
  )
}

/** Stands for the page of another service, which belongs to nobody here. */
function AwayPage() {
  return (
    <Stack
      role="region"
      aria-label="Another service"
      position="fixed"
      inset="0"
      zIndex="modal"
      bg="bg.sunken"
      align="center"
      justify="center"
      gap="4"
      p="6"
      textAlign="center"
    >
      <Heading as="h1" size="2xl">
        Here is Google’s page
      </Heading>
      <Text color="fg.muted" maxW="md">
        The visitor has left the site, and decides at Google whether to come back signed in. The next step
        shows both.
      </Text>
    </Stack>
  )
}

function EmptyStage() {
  return (
    <Stack as="main" gap="4" p={{ base: '6', md: '10' }} maxW="2xl">
      <Heading as="h1" size="2xl">
        The stage of the journeys
      </Heading>
      <Text color="fg.muted">
        Each journey shows the site on this stage, in a frame of its own. Open one of the journeys to see it.
      </Text>
    </Stack>
  )
}
