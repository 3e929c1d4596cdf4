import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Play } from 'lucide-react'
import { crownPlace } from '@/components/art/CrownOfLight'
import { LivingCrown } from '@/components/art/LivingCrown'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { inColumns } from '@/components/ui/Columns'
import { hero } from '@/data/content/home'
import { placeholderNotices } from '@/data/content/notices'

/** The first screen of the home page: the headline, two buttons, and the crown of light. */
export function Hero() {
  return (
    <chakra.section id="first-screen" aria-labelledby="hero-title" position="relative" overflow="hidden">
      <Container
        {...inColumns({ lg: '7 5' })}
        alignItems="center"
        minH={{ lg: 'min(46rem, calc(100svh - {spacing.header} - 7rem))' }}
        pt={{ base: '10', md: '20', lg: '16' }}
        pb={{ base: '0', lg: '24' }}
        zIndex="docked"
      >
        <Stack gap={{ base: '6', md: '8' }} align="start">
          <Text textStyle="eyebrow" color="brand.fg">
            {hero.eyebrow}
          </Text>
          <Heading as="h1" id="hero-title" textStyle="display" maxW="9.7em">
            {hero.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW={{ base: '34ch', md: '52ch', lg: '34ch' }}>
            {hero.lead}
          </Text>
          <ActionRow pt="2">
            <ButtonLink to="/register" size="lg">
              Start Trading Now
            </ButtonLink>
            <NoticeButton notice={placeholderNotices.demo} variant="outline" size="lg">
              <Icon as={Play} />
              Watch Demo
            </NoticeButton>
          </ActionRow>
        </Stack>
      </Container>
      <LivingCrown {...crownPlace} mt={{ base: '4', lg: '0' }} />
    </chakra.section>
  )
}
