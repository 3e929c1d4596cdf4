import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { BlogPost } from '@/data/content/blog'
import { drawArticle } from './drawArticle'

export type ArticleArtProps = HTMLChakraProps<'svg'> & { post: BlogPost }

/** An article's picture: lines of gold light, a drawing of its own for each article. */
export function ArticleArt({ post, ...rest }: ArticleArtProps) {
  const id = useId()
  const ids = { glow: `${id}glow`, line: `${id}line` }
  const { lines, points, focus } = drawArticle(post.picture)
  return (
    <chakra.svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={post.imageDescription}
      display="block"
      width="full"
      aspectRatio="1.6"
      bg="bg.sunken"
      backgroundImage="linear-gradient(200deg, {colors.bg.raised}, {colors.bg.sunken} 70%)"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border.subtle"
      color="brand.solid"
      fill="none"
      {...rest}
    >
      <defs>
        <radialGradient id={ids.glow} gradientUnits="userSpaceOnUse" cx={focus.x} cy={focus.y} r="380">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.26" />
          <stop offset="0.5" stopColor="currentColor" stopOpacity="0.07" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={ids.line} gradientUnits="userSpaceOnUse" cx={focus.x} cy={focus.y} r="520">
          <stop offset="0" stopColor="currentColor" stopOpacity="1" />
          <stop offset="0.45" stopColor="currentColor" stopOpacity="0.5" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.12" />
        </radialGradient>
      </defs>
      <rect width="800" height="500" fill={`url(#${ids.glow})`} />
      <path d={lines} stroke={`url(#${ids.line})`} strokeWidth="8" strokeLinejoin="round" opacity="0.1" />
      <path d={lines} stroke={`url(#${ids.line})`} strokeWidth="1.5" strokeLinejoin="round" />
      <chakra.path
        d={points}
        color="brand.light"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </chakra.svg>
  )
}
