import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Recorder, Recording } from 'machine-workbench/source/recording'
import { placeParameter } from 'machine-workbench/source/stepLinks'
import { useState } from 'react'
import { kebab } from '@/data/rules/kebab'
import { links } from './stepLinks'

export type ReplayMenuProps = { recorder: Recorder }

const workbench = import.meta.env.VITE_WORKBENCH_URL || 'http://localhost:61000/'

/** The address at which the workbench opens a machine in the state that its recorded steps lead to. */
function replayLink({ machine, start, steps }: Recording): string {
  const url = new URL(workbench)
  url.searchParams.set('story', `stepper--${kebab(machine)}`)
  url.searchParams.set(placeParameter, links.packPlace({ start, taken: steps.length, steps }))
  return url.href
}

/** For developers: the machines on the page, each with a link that replays it in the workbench. */
export function ReplayMenu({ recorder }: ReplayMenuProps) {
  const [recordings, setRecordings] = useState<Recording[]>([])
  const [copied, setCopied] = useState<string | null>(null)
  return (
    <chakra.details
      aria-label="Replay"
      position="fixed"
      bottom="3"
      // In the middle, clear of the sidebar and of the notices.
      insetX="0"
      marginX="auto"
      width="fit-content"
      zIndex="toast"
      maxWidth="20rem"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      textStyle="sm"
      _print={{ display: 'none' }}
      onToggle={() => setRecordings(recorder.list())}
    >
      <chakra.summary padding="2" cursor="pointer">
        Replay
      </chakra.summary>
      <Stack gap="2" padding="2" maxHeight="50dvh" overflowY="auto">
        <Text color="fg.muted">Copies a link that opens a machine of this page in the workbench.</Text>
        {recordings.map((recording) => (
          <Button
            key={recording.id}
            size="sm"
            variant="outline"
            onClick={() => {
              const text = replayLink(recording)
              navigator.clipboard.writeText(text).then(
                () => setCopied(recording.id),
                () => window.prompt('Copy replay link', text),
              )
            }}
          >
            {copied === recording.id
              ? 'Copied'
              : `Copy replay link: ${recording.machine}, ${recording.steps.length} steps`}
          </Button>
        ))}
      </Stack>
    </chakra.details>
  )
}
