import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { NewsletterForm } from '@/components/layout/NewsletterForm'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { newsletter } from '@/data/content/footer'

/** The newsletter box of the blog. */
export function BlogNewsletter() {
  return (
    <Section labelledBy="newsletter-title" py={{ base: '16', md: '24' }} _print={{ display: 'none' }}>
      <Columns
        columns={{ lg: '7 6' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="end"
        p={{ base: '6', md: '12', lg: '14' }}
        borderWidth="1px"
        borderColor="brand.border"
        borderRadius="l3"
        backgroundImage="radial-gradient(120% 180% at 0% 100%, {colors.brand.muted}, {colors.bg.panel} 60%)"
      >
        <Stack gap="4">
          <Heading id="newsletter-title" textStyle="section">
            {newsletter.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="40ch">
            {newsletter.lead}
          </Text>
        </Stack>
        <NewsletterForm />
      </Columns>
    </Section>
  )
}
