import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { Columns } from '@/components/ui/Columns'
import { Figures } from '@/components/ui/Figures'
import { Section } from '@/components/ui/Section'
import { vip } from '@/data/content/homeSections'
import { placeholderNotices } from '@/data/content/notices'

/** The VIP programme that the countdown above leads to: its figures, and the button that requests access. */
export function VipLaunch() {
  return (
    <Section labelledBy="vip-title" pt={{ base: '10', md: '14' }}>
      <Columns columns={{ lg: '4 8' }} gap={{ base: '8', lg: '16' }}>
        <Stack gap="6" align="start">
          <Stack gap="3">
            <Text textStyle="eyebrow" color="brand.fg">
              {vip.eyebrow}
            </Text>
            <Heading id="vip-title" textStyle="section">
              {vip.title}
            </Heading>
            <Text color="fg.muted" maxW="44ch">
              {vip.lead}
            </Text>
          </Stack>
          <NoticeButton notice={placeholderNotices.vipAccess} size="lg" width={{ base: 'full', sm: 'auto' }}>
            Get VIP Access
          </NoticeButton>
        </Stack>
        <Figures
          layout="counts"
          items={vip.counts.map(({ note, ...count }) => ({ ...count, detail: note }))}
        />
      </Columns>
    </Section>
  )
}
