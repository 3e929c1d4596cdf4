import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { NewsletterForm } from '@/components/layout/NewsletterForm'
import { Section } from '@/components/ui/Section'
import { blog } from '@/data/content/blog'

/** The newsletter box of the blog. */
export function BlogNewsletter() {
  return (
    <Section labelledBy="newsletter-title">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="end"
        p={{ base: '6', md: '12', lg: '16' }}
        borderWidth="1px"
        borderColor="brand.border"
        borderRadius="l3"
        backgroundImage="radial-gradient(120% 180% at 0% 100%, {colors.brand.muted}, {colors.bg.panel} 60%)"
      >
        <Stack gap="4">
          <Heading id="newsletter-title" textStyle="section">
            {blog.newsletter.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="40ch">
            {blog.newsletter.lead}
          </Text>
        </Stack>
        <NewsletterForm />
      </chakra.div>
    </Section>
  )
}
