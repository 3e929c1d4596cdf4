import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { CrownMark } from '@/components/ui/Logo'
import { brand } from '@/data/content/brand'
import { copyright, newsletter } from '@/data/content/footer'
import { FooterNavigation } from './FooterNavigation'
import { NewsletterForm } from './NewsletterForm'
import { SocialChannels } from './SocialChannels'

/** The footer of the public pages: the newsletter, links to every page, and the risk warning. */
export function PublicFooter() {
  return (
    <chakra.footer bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <Container py={{ base: '14', md: '20' }}>
        <Columns columns={{ lg: '7 5' }} gap={{ base: '12', lg: '20' }} alignItems="end">
          <Stack gap="6" align="start">
            <CrownMark boxSize="12" />
            <Text textStyle="section" maxW="11.3em">
              {brand.tagline}
            </Text>
          </Stack>
          <NewsletterForm heading={newsletter.title} lead={newsletter.lead} />
        </Columns>
        <Columns
          columns={{ lg: '4 1' }}
          gap={{ base: '10', lg: '8' }}
          mt={{ base: '14', md: '20' }}
          pt={{ base: '10', md: '12' }}
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <FooterNavigation />
          <SocialChannels />
        </Columns>
        <FinePrint />
      </Container>
    </chakra.footer>
  )
}

function FinePrint() {
  return (
    <Columns
      columns={{ lg: '4 1' }}
      gap={{ base: '4', lg: '8' }}
      alignItems="end"
      mt={{ base: '12', md: '16' }}
      pt="6"
      borderTopWidth="1px"
      borderColor="border.subtle"
      textStyle="xs"
      color="fg.subtle"
    >
      <Stack gap="2" maxW="3xl">
        <Text textWrap="balance">{brand.risk}</Text>
        <Text>{brand.demo}</Text>
      </Stack>
      <Text>{copyright}</Text>
    </Columns>
  )
}
