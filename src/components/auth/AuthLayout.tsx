import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { AfterHydration, optionalPart, usePageHydrated } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { LogoLink } from '@/components/ui/LogoLink'
import { SkipLink } from '@/components/ui/SkipLink'
import { TextLink } from '@/components/ui/TextLink'
import { brand } from '@/data/content/brand'

export type AuthLayoutProps = {
  /** The page's `h1`. */
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  children: ReactNode
}

/** Not in the first load of a form. */
const ThemeSwitch = optionalPart(async () => (await import('@/components/layout/ThemeSwitch')).ThemeSwitch)

/** For a finger, higher than its line. */
const finger = { py: '3', my: '-1.5' }

const drafts = [
  { to: '/terms', name: 'Terms' },
  { to: '/privacy', name: 'Privacy' },
] as const

/** The frame of the pages for signing in and up: the form on one side, the brand's picture on the other. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  usePageHydrated()
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(32rem, 5fr) minmax(0, 6fr)' }}
      minHeight="100dvh"
    >
      <SkipLink />
      <Stack gap="0" px="gutter" py="6">
        <chakra.header width="full" maxW="md" mx="auto">
          <LogoLink />
        </chakra.header>
        <chakra.main
          id="main"
          tabIndex={-1}
          flex="1"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          alignContent="center"
          pt={{ base: '6', lg: '5' }}
          pb={{ base: '6', lg: '2' }}
          // In the middle, it would move while a browser reads the rest of the column, so it is shown after that.
          css={{ ':not(:has(+ div)) > &': { visibility: 'hidden' } }}
        >
          <Stack id="first-screen" gap="6" width="full" maxW="md" mx="auto">
            <Stack gap="2">
              <Heading as="h1" textStyle="view">
                {title}
              </Heading>
              {lead ? <Text color="fg.muted">{lead}</Text> : null}
            </Stack>
            {children}
          </Stack>
        </chakra.main>
        <HStack
          as="footer"
          wrap="wrap"
          columnGap="6"
          rowGap="2"
          textStyle="xs"
          color="fg.subtle"
          maxW="md"
          width="full"
          mx="auto"
        >
          <TextLink to="/contact" hash="questions" variant="plain" py="1.5" _coarse={finger}>
            Help
          </TextLink>
          {drafts.map(({ to, name }) => (
            <p key={to}>
              <TextLink to={to} soon="none" variant="plain" display="inline-block" py="1.5" _coarse={finger}>
                {name}
              </TextLink>{' '}
              (draft)
            </p>
          ))}
          {/* As high as the switch, or the form would move when it comes. */}
          <chakra.div data-late minH={{ base: '2.625rem', md: '9' }} minW="7.5rem" ms="auto" textAlign="end">
            <AfterHydration>
              <ThemeSwitch compact />
            </AfterHydration>
          </chakra.div>
        </HStack>
      </Stack>
      <AuthPicture />
    </chakra.div>
  )
}

function AuthPicture() {
  return (
    <chakra.div
      aria-hidden
      hideBelow="lg"
      display={{ base: 'flex', _print: 'none' }}
      flexDirection="column"
      justifyContent="space-between"
      position="sticky"
      top="0"
      height="100dvh"
      overflow="hidden"
      bg="bg.sunken"
      borderInlineStartWidth="1px"
      borderColor="border.subtle"
      pt="16"
    >
      <Text textStyle="section" px="12" maxW="lg">
        {brand.tagline}
      </Text>
      <CrownOfLight display="block" width="116%" ms="-8%" flexShrink="0" />
    </chakra.div>
  )
}
