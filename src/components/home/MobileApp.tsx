import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { optionalPart } from '@king-exchange/fast-pages/react'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { ActionRow } from '@/components/ui/ActionRow'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { mobileApp } from '@/data/content/homeSections'
import { placeholderNotices } from '@/data/content/notices'
import { dashboardOnPhone } from '@/data/content/pictures'

/** Draws the code; 4 KiB that the page does not wait for. */
const QrPicture = optionalPart(async () => (await import('@/components/ui/QrPicture')).QrPicture)

/** Media in which no script draws the code later, if the document does not know the origin. */
const undrawn = '@media print, (scripting: none)'

/** The planned app and its two stores, and on wider screens the site on a phone, with a QR code that opens it there. */
export function MobileApp() {
  return (
    <Section
      labelledBy="app-title"
      bg="bg.panel"
      borderBlockWidth="1px"
      borderColor="border.subtle"
      pb={{ md: '0' }}
      overflow="hidden"
    >
      <Columns columns={{ md: '7 5' }} gap={{ md: '10', lg: '16' }}>
        <Stack gap={{ base: '6', md: '8' }} align="start" pb={{ md: 'section' }}>
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
            hideBelow="md"
            display="flex"
            alignItems="center"
            gap="5"
            pt="8"
            borderTopWidth="1px"
            borderColor="border"
            width="full"
            css={{ [undrawn]: { '&:not(:has(> img[src]))': { display: 'none' } } }}
          >
            <Suspense fallback={<chakra.div boxSize="32" />}>
              <QrPicture address="/register" label={mobileApp.qrLabel} boxSize="32" borderRadius="l1" />
            </Suspense>
            <Stack gap="1">
              <Text textStyle="title">{mobileApp.qrTitle}</Text>
              <Text color="fg.muted" textStyle="sm">
                {mobileApp.qrNote}
              </Text>
            </Stack>
          </chakra.div>
        </Stack>
        <Phone />
      </Columns>
    </Section>
  )
}

/**
 * Once it is hydrated, the picture does not wait until it is near: what takes a picture of the whole page does not come
 * there. It waits where the visitor pays for it.
 */
function loadWhereShown(picture: HTMLImageElement | null): void {
  // Not standard.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (picture && picture.getClientRects().length > 0 && !connection?.saveData) picture.loading = 'eager'
}

/** The dashboard on a phone, cut off at the section's end but whole on paper. Hidden on phones. */
function Phone() {
  return (
    <chakra.div hideBelow="md" position="relative" minH={{ base: 'full', _print: '0' }}>
      <chakra.div
        position={{ base: 'absolute', _print: 'static' }}
        top="0"
        insetX="0"
        mx="auto"
        maxW={{ base: '16rem', lg: '23rem' }}
        bg="bg.sunken"
        borderWidth={{ base: '6px', lg: '8px' }}
        borderRadius="2xl"
        borderColor="border"
        boxShadow="xl"
        overflow="hidden"
        _print={{ breakInside: 'avoid', maxW: '13rem', mb: '10' }}
      >
        <chakra.img
          src={dashboardOnPhone.src}
          htmlWidth={dashboardOnPhone.width}
          htmlHeight={dashboardOnPhone.height}
          alt={dashboardOnPhone.alt}
          ref={loadWhereShown}
          loading="lazy"
          display="block"
          width="full"
          height="auto"
        />
      </chakra.div>
    </chakra.div>
  )
}
