import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useMatches } from '@tanstack/react-router'
import { Columns } from '@/components/ui/Columns'
import { Logo } from '@/components/ui/Logo'
import { brand } from '@/data/content/brand'
import { copyright, newsletter } from '@/data/content/footer'
import { FooterNavigation } from './FooterNavigation'
import { NewsletterForm } from './NewsletterForm'
import { SocialChannels } from './SocialChannels'
import { ThemeSwitch } from './ThemeSwitch'

/** The footer of the public pages: the newsletter, links to every page, and the risk warning. */
export function PublicFooter() {
  const hasNewsletter = useMatches({
    select: (matches) => !matches.some(({ staticData }) => staticData.hasOwnNewsletter),
  })
  return (
    <chakra.footer bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <Container py={{ base: '8', md: '10' }}>
        <Columns columns={{ xl: '4 8' }} gap={{ base: '6', md: '10', xl: '20' }}>
          <Columns columns={{ md: '5 7', xl: 1 }} gap={{ base: '6', xl: '6' }} alignContent="start">
            <Stack gap="2" align="start">
              <Logo />
              <Text textStyle="sm" color="fg.muted">
                {brand.tagline}
              </Text>
            </Stack>
            {hasNewsletter ? <NewsletterForm heading={newsletter.title} lead={newsletter.lead} /> : null}
          </Columns>
          <chakra.div display={{ md: 'flex', _print: 'none' }} gap="6">
            <FooterNavigation />
            <SocialChannels />
          </chakra.div>
        </Columns>
        <FinePrint />
      </Container>
    </chakra.footer>
  )
}

function FinePrint() {
  return (
    <Columns
      columns={{ md: '5 2', xl: '2 1' }}
      gap={{ base: '3', md: '8' }}
      alignItems="end"
      mt={{ base: '6', md: '8' }}
      pt={{ md: '5' }}
      borderTopWidth={{ md: '1px' }}
      borderColor="border.subtle"
      textStyle="xs"
      color="fg.subtle"
    >
      <Text maxW="4xl">
        {brand.risk} {brand.demo}
      </Text>
      <Stack
        direction={{ base: 'column', xl: 'row' }}
        gap={{ base: '3', xl: '6' }}
        align={{ base: 'start', md: 'end', xl: 'center' }}
        justify="end"
      >
        <ThemeSwitch />
        <Text>{copyright}</Text>
      </Stack>
    </Columns>
  )
}
