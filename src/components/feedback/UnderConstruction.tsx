import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { useAliveMark } from '@/components/loading/useAliveMark'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Construction } from '@/data/registries/navigation'

export type UnderConstructionProps = Construction

/** The page of a feature that is not built yet: says so, describes the feature, and links to a page that works. */
export function UnderConstruction({ title, promise, meanwhile, next }: UnderConstructionProps) {
  useAliveMark()
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      flex="1"
      minH="inherit"
      data-bleed
    >
      <Stack
        gap="6"
        align="center"
        textAlign="center"
        maxW="2xl"
        mx="auto"
        px="gutter"
        pt={{ base: '16', md: '24' }}
        position="relative"
        zIndex="base"
      >
        <Badge colorPalette="brand" size="md" whiteSpace="normal">
          Under construction
        </Badge>
        <Heading as="h1" textStyle="section">
          {title}
        </Heading>
        <Text textStyle="lead" textWrap="balance" color="fg.muted">
          {promise}
        </Text>
        {meanwhile ? (
          <Stack as="ul" gap="3" listStyle="none">
            {meanwhile.map((sentence) => (
              <Text as="li" key={sentence} textWrap="balance">
                {sentence}
              </Text>
            ))}
          </Stack>
        ) : (
          <Text textWrap="balance" color="fg.subtle">
            It is not open yet, and we would rather say so than show you an empty room.
          </Text>
        )}
        <ButtonLink to={next.to} hash={next.hash} variant="outline" whiteSpace="normal" mt="2">
          {next.name}
        </ButtonLink>
      </Stack>
      <CrownOfLight
        display="block"
        width="full"
        maxW="4xl"
        mx="auto"
        mt="auto"
        pt="10"
        opacity="0.55"
        // Beside a sidebar the page is as high as the window, unless the window is low.
        _inArea={{ maxH: 'max({sizes.64}, calc(100svh - {sizes.lg}))' }}
      />
    </chakra.div>
  )
}
