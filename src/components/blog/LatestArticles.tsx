import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Columns } from '@/components/ui/Columns'
import type { BlogPost } from '@/data/content/blog'
import { ArticleArt } from './ArticleArt'
import { ArticleText, type ArticleTextProps } from './ArticleText'

export type LatestArticlesProps = { posts: BlogPost[] }

/**
 * The layout of every six articles: one with its picture on the left, three short ones, two side by side. Where there is
 * room for two columns only, the third of the short ones has a row.
 */
const rhythm = ['wide', 'brief', 'brief', 'last', 'half', 'half'] as const

const columns = {
  brief: { md: 'span 3', lg: 'span 2' },
  last: { md: '1 / -1', lg: 'span 2' },
  half: { md: 'span 3' },
}

/** On a phone, the articles that follow are shown on request. Without JavaScript they are always shown. */
const firstOnPhone = rhythm.length

/** The articles that are not featured, newest first, in a repeating layout. */
export function LatestArticles({ posts }: LatestArticlesProps) {
  const [isWhole, setWhole] = useState(false)
  const firstShown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWhole) firstShown.current?.focus()
  }, [isWhole])
  return (
    <chakra.section id="latest" aria-labelledby="latest-title">
      <Stack gap={{ base: '8', md: '10' }}>
        <Heading id="latest-title" textStyle="section">
          Latest articles
        </Heading>
        <Columns
          as="ul"
          columns={{ md: 6 }}
          columnGap={{ base: '8', lg: '12' }}
          rowGap={{ base: '12', md: '16' }}
        >
          {posts.map((post, index) => (
            <LatestArticle
              key={post.id}
              post={post}
              place={rhythm[index % rhythm.length] ?? 'brief'}
              isTurned={index >= rhythm.length}
              isOnRequest={!isWhole && index >= firstOnPhone}
              button={index === firstOnPhone ? firstShown : undefined}
            />
          ))}
        </Columns>
        {isWhole || posts.length <= firstOnPhone ? null : (
          <Button
            variant="outline"
            display="none"
            _scripted={{ mdDown: { display: 'flex' } }}
            onClick={() => setWhole(true)}
          >
            {`Show ${posts.length - firstOnPhone} more articles`}
          </Button>
        )}
      </Stack>
    </chakra.section>
  )
}

type LatestArticleProps = Pick<ArticleTextProps, 'post' | 'button'> & {
  place: (typeof rhythm)[number]
  isTurned: boolean
  isOnRequest: boolean
}

function LatestArticle({ post, button, place, isTurned, isOnRequest }: LatestArticleProps) {
  const onRequest = isOnRequest ? { _scripted: { mdDown: { display: 'none' } } } : undefined
  if (place === 'wide') {
    return (
      <chakra.li
        gridColumn="1 / -1"
        borderTopWidth="1px"
        borderColor="border"
        pt={{ base: '8', md: '10' }}
        css={onRequest}
      >
        <Columns
          as="article"
          aria-labelledby={post.id}
          columns={{ md: 2 }}
          gap={{ base: '6', md: '8', lg: '16' }}
          alignItems="center"
          position="relative"
        >
          <ArticleArt post={post} order={{ md: isTurned ? 1 : 0 }} />
          <ArticleText post={post} button={button} size="medium" />
        </Columns>
      </chakra.li>
    )
  }
  const isBrief = place !== 'half'
  return (
    <chakra.li gridColumn={columns[place]} css={onRequest}>
      <Stack
        as="article"
        aria-labelledby={post.id}
        gap="6"
        position="relative"
        height="full"
        borderTopWidth={isBrief ? '1px' : '0'}
        borderColor="border"
        pt={isBrief ? '6' : '0'}
      >
        {isBrief ? null : <ArticleArt post={post} aspectRatio="2.4" />}
        <ArticleText post={post} button={button} size="small" />
      </Stack>
    </chakra.li>
  )
}
