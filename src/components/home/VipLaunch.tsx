import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { DemoNote } from '@/components/ui/DemoNote'
import { Section } from '@/components/ui/Section'
import { vip } from '@/data/content/home'
import { placeholderNotices } from '@/data/content/notices'

/** What opens when the countdown above is over: VIP, its counts and the way in. */
export function VipLaunch() {
  return (
    <Section labelledBy="vip-title" pt={{ base: '12', md: '16' }}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        gap={{ base: '12', lg: '16' }}
      >
        <Stack gap="8" align="start">
          <Stack gap="4">
            <Text textStyle="eyebrow" color="brand.fg">
              {vip.eyebrow}
            </Text>
            <Heading id="vip-title" textStyle="page">
              {vip.title}
            </Heading>
            <Text color="fg.muted" maxW="44ch" textWrap="pretty">
              {vip.lead}
            </Text>
          </Stack>
          <NoticeButton notice={placeholderNotices.vipAccess} size="lg" width={{ base: 'full', sm: 'auto' }}>
            Get VIP Access
          </NoticeButton>
        </Stack>
        <VipCounts />
      </chakra.div>
    </Section>
  )
}

function VipCounts() {
  return (
    <Stack gap="6">
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))"
        columnGap={{ base: '8', md: '12' }}
      >
        {vip.counts.map(({ label, value, note }) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            columnGap="4"
            alignItems="end"
            borderTopWidth="1px"
            borderColor="border.subtle"
            py="6"
          >
            <chakra.dt textStyle="title">{label}</chakra.dt>
            <chakra.dd gridRow="1 / span 2" gridColumn="2" textStyle="figure.xl" color="brand.fg">
              {value}
            </chakra.dd>
            <chakra.dd textStyle="sm" color="fg.muted">
              {note}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <DemoNote />
    </Stack>
  )
}
