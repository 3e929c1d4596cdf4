import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { TextLink } from '@/components/ui/TextLink'
import { nearPaths } from '@/data/search/nearPaths'

export type NearPagesProps = {
  /** The path that was asked for. */
  asked: string
}

/** The pages whose addresses are most like the one that was asked for; those of the admin area for one of its own. */
export function NearPages({ asked }: NearPagesProps) {
  const { routesByPath } = useRouter<AnyRouter>()
  const isOfAdmin = asked.startsWith('/admin')
  const near = nearPaths(
    asked,
    Object.keys(routesByPath).filter((path) => path.startsWith('/admin') === isOfAdmin),
  )
  return near.length === 0 ? null : (
    <Stack
      as="section"
      aria-labelledby="near-pages"
      gap="1"
      align="center"
      px="gutter"
      mt={{ base: '-8', md: '-20' }}
      pb="16"
    >
      <Heading as="h2" id="near-pages" textStyle="title">
        Did you mean
      </Heading>
      <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" columnGap="8" rowGap="2">
        {near.map((path) => (
          <li key={path}>
            <TextLink to={path} display="inline-block" py="2" textStyle="lg">
              {path}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}
