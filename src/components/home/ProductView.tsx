import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ScreenShot } from '@/components/ui/ScreenShot'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { productView } from '@/data/content/homeSections'
import { screenPictures } from '@/data/content/pictures'

/** What the exchange looks like: the market with the dashboard before it; on a phone, the market alone. */
export function ProductView() {
  return (
    <Section labelledBy="inside-title">
      <Stack gap={{ base: '6', md: '12' }}>
        <Stack
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'end' }}
          columnGap="12"
          rowGap="4"
          _print={{ breakInside: 'avoid', breakAfter: 'avoid' }}
        >
          <Heading id="inside-title" textStyle="section">
            {productView.title}
          </Heading>
          <Stack gap="2" maxW="42ch">
            <Text color="fg.muted">{productView.lead}</Text>
            <TextLink to="/market" alignSelf="start">
              View market
            </TextLink>
          </Stack>
        </Stack>
        {/* On paper, where the window has chosen the pictures, one below the other. */}
        <chakra.div
          display={{ base: 'grid', _print: 'flex' }}
          flexDirection="column"
          gap={{ _print: '6' }}
          gridTemplateColumns="repeat(12, minmax(0, 1fr))"
        >
          <ScreenShot
            picture={screenPictures.market}
            gridArea={{ base: '1 / 1 / 2 / -1', md: '1 / 1 / 2 / 11' }}
            mb={{ md: '16' }}
          />
          <ScreenShot
            picture={screenPictures.dashboard}
            hideBelow="md"
            gridArea="1 / 7 / 2 / -1"
            alignSelf={{ base: 'end', _print: 'auto' }}
            boxShadow="xl"
          />
        </chakra.div>
      </Stack>
    </Section>
  )
}
