import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Download } from 'lucide-react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { ActionRow } from '@/components/ui/ActionRow'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { mobileApp } from '@/data/content/home'
import { placeholderNotices } from '@/data/content/notices'
import { PhoneArt } from './PhoneArt'
import { QrPicture } from './QrPicture'
import { useOrigin } from './useOrigin'

/** The planned app, its two stores, and a QR code that opens the site on a phone. */
export function MobileApp() {
  const origin = useOrigin()
  return (
    <Section
      labelledBy="app-title"
      bg="bg.raised"
      borderBlockWidth="1px"
      borderColor="border.subtle"
      pb={{ base: '0', lg: '0' }}
      overflow="hidden"
    >
      <Columns columns={{ lg: '6 5' }} gap={{ base: '14', lg: '16' }}>
        <Stack gap="8" align="start" pb={{ lg: 'section' }}>
          <Stack gap="4">
            <Text textStyle="eyebrow" color="brand.fg">
              {mobileApp.eyebrow}
            </Text>
            <Heading id="app-title" textStyle="section" maxW="11.3em">
              {mobileApp.title}
            </Heading>
            <Text textStyle="lead" color="fg.muted" maxW="42ch">
              {mobileApp.lead}
            </Text>
          </Stack>
          <ActionRow>
            <NoticeButton notice={placeholderNotices.iosApp} variant="outline" size="lg">
              <Icon as={Download} />
              Download for iOS
            </NoticeButton>
            <NoticeButton notice={placeholderNotices.androidApp} variant="outline" size="lg">
              <Icon as={Download} />
              Download for Android
            </NoticeButton>
          </ActionRow>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="6"
            pt="8"
            borderTopWidth="1px"
            borderColor="border"
            width="full"
          >
            <QrPicture
              address={origin && `${origin}/register`}
              label={mobileApp.qrLabel}
              boxSize="40"
              borderRadius="l1"
            />
            <Stack gap="1" flex="1" minW="min(100%, 12rem)">
              <Text textStyle="title">{mobileApp.qrTitle}</Text>
              <Text color="fg.muted" textStyle="sm">
                {mobileApp.qrNote}
              </Text>
            </Stack>
          </chakra.div>
        </Stack>
        <PhoneArt
          display="block"
          width="full"
          maxW={{ base: '18rem', sm: '20rem', lg: '24rem' }}
          mx="auto"
          alignSelf="end"
          mb="-16"
        />
      </Columns>
    </Section>
  )
}
