import { Container } from '@chakra-ui/react/container'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Logo } from '@/components/layout/Logo'
import { TextLink } from '@/components/layout/TextLink'
import { brand } from '@/data/brand'
import { footerNavigation } from '@/data/navigation'

/** The footer of the public pages: who we are, every page there is, and what can go wrong. */
export function PublicFooter() {
  return (
    <chakra.footer bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <Container py={{ base: '12', md: '18' }}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '12', lg: '20' }}>
          <Stack gap="4" align="start" maxW="sm">
            <Logo />
            <Text color="fg.muted">{brand.tagline}</Text>
          </Stack>
          <SimpleGrid as="nav" aria-label="Footer" columns={{ base: 2, sm: 3 }} gap="8">
            {footerNavigation.map((group) => (
              <Stack key={group.title} gap="2">
                <Text textStyle="label" color="fg.subtle">
                  {group.title}
                </Text>
                <Stack as="ul" gap="0">
                  {group.items.map((item) => (
                    <li key={item.name}>
                      <TextLink
                        to={item.to}
                        variant="plain"
                        display="inline-block"
                        py="1.5"
                        textStyle="sm"
                        color="fg.muted"
                        _hover={{ color: 'fg' }}
                      >
                        {item.name}
                      </TextLink>
                    </li>
                  ))}
                </Stack>
              </Stack>
            ))}
          </SimpleGrid>
        </SimpleGrid>
        <Stack gap="2" mt="14" pt="6" borderTopWidth="1px" borderColor="border.subtle" color="fg.subtle">
          <Text textStyle="xs" maxW="3xl">
            {brand.risk}
          </Text>
          <Text textStyle="xs">{brand.demo}</Text>
        </Stack>
      </Container>
    </chakra.footer>
  )
}
