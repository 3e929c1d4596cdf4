import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { supportHours } from '@/data/content/contact'
import { findSupportStatus } from '@/data/content/supportStatus'

const words = {
  open: { title: 'Open now', change: 'Closes' },
  closed: { title: 'Closed now', change: 'Opens' },
  emergency: { title: 'Emergencies only today', change: 'Opens' },
}

/** A moment in the visitor's time zone: `Monday 15:00`. */
const localTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const inWords = (moment: number) => {
  const parts = localTime.formatToParts(moment)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value
  return `${partOf('weekday')} at ${partOf('hour')}:${partOf('minute')}`
}

export type SupportStatusProps = {
  /** The time in milliseconds since the epoch. */
  now: number
}

/** Says if support is open now, and when that changes in the visitor's own time. Two lines, wherever they fit. */
export function SupportStatus({ now }: SupportStatusProps) {
  const { state, until } = findSupportStatus(now, supportHours)
  const isOpen = state === 'open'
  return (
    <>
      <Text fontWeight="medium" display="flex" alignItems="center" gap="2.5">
        <chakra.span
          aria-hidden
          boxSize="2"
          borderRadius="full"
          borderWidth="1px"
          borderColor={isOpen ? 'gain' : 'fg.subtle'}
          bg={isOpen ? 'gain' : 'transparent'}
        />
        <span>{words[state].title}</span>
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <span>{words[state].change}</span>{' '}
        <time dateTime={new Date(until).toISOString()}>{inWords(until)}</time>, your time
      </Text>
    </>
  )
}
