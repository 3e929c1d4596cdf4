import { chakra } from '@chakra-ui/react/styled-system'
import { supportHours } from '@/data/content/contact'

const share = (hours: number) => `${(hours / 24) * 100}%`

/** The support hours, each drawn as a bar of light within its day, from midnight to midnight. */
export function HoursTable() {
  return (
    <chakra.dl>
      {supportHours.map(({ days, hours, from, to }) => (
        <chakra.div
          key={days}
          display="grid"
          gridTemplateColumns="minmax(min-content, 4.5rem) minmax(0, 1fr) minmax(max-content, 6.5rem)"
          alignItems="center"
          gap="3"
          py="3.5"
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <chakra.dt color="fg.muted" textStyle="sm">
            {days}
          </chakra.dt>
          <chakra.dd order="1" textStyle="figure" textAlign="end" whiteSpace="nowrap">
            {hours}
          </chakra.dd>
          <chakra.dd
            aria-hidden
            position="relative"
            height="0"
            borderBottomWidth="1px"
            borderStyle="dashed"
            borderColor="border.strong"
          >
            {from !== undefined && to !== undefined ? (
              <chakra.span
                position="absolute"
                top="-0.5"
                height="1.5"
                borderRadius="full"
                bg="brand.drawn"
                boxShadow="gold"
                insetStart={share(from)}
                width={share(to - from)}
              />
            ) : null}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
