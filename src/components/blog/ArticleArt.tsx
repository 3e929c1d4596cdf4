import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { BlogPost } from '@/data/content/blog'

export type ArticleArtProps = Omit<HTMLChakraProps<'div'>, 'children'> & { post: BlogPost }

const files = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/**
 * An article's picture: lines of gold light, a drawing of its own for each article. It is a file with two inks: its
 * shape lets the lines through, its light the bright points on them.
 */
export function ArticleArt({ post, ...rest }: ArticleArtProps) {
  const maskImage = `url(${files[`./pictures/${post.picture}.svg`]})`
  return (
    <chakra.div
      role="img"
      aria-label={post.imageDescription}
      position="relative"
      overflow="hidden"
      width="full"
      aspectRatio="1.6"
      bg="bg.sunken"
      backgroundImage="linear-gradient(200deg, {colors.bg.raised}, {colors.bg.sunken} 70%)"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border.subtle"
      forcedColorAdjust="none"
      _print={{ aspectRatio: '4' }}
      _before={ink}
      _after={ink}
      _styled={{
        _before: { bg: 'brand.drawn', maskImage },
        _after: { bg: 'brand.light', maskImage, maskMode: 'luminance' },
      }}
      {...rest}
    />
  )
}

const ink = {
  content: '""',
  position: 'absolute',
  inset: '0',
  maskSize: 'cover',
  maskPosition: 'center',
} as const
