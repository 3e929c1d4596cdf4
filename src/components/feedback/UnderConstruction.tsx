import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { CrownOfLight } from '@/components/marketing/CrownOfLight'
import type { Placeholder } from '@/data/placeholders'

export type UnderConstructionProps = Placeholder

/** A page that is not built yet: says so, says what will be there, and offers a way on. */
export function UnderConstruction({ title, promise, next }: UnderConstructionProps) {
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      minHeight="inherit"
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
        <Badge colorPalette="brand" size="md">
          Under construction
        </Badge>
        <Heading as="h1" textStyle="section">
          {title}
        </Heading>
        <Text textStyle="lead" color="fg.muted">
          {promise}
        </Text>
        <Text color="fg.subtle">
          It is not open yet, and we would rather say so than show you an empty room.
        </Text>
        <ButtonLink to={next.to} hash={next.hash} variant="outline" mt="2">
          {next.name}
        </ButtonLink>
      </Stack>
      <CrownOfLight display="block" width="full" maxW="4xl" mx="auto" mt="auto" pt="10" opacity="0.55" />
    </chakra.div>
  )
}
