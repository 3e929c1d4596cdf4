import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { MovingList } from '@/components/motion/MovingList'
import type { BlogPost } from '@/data/content/blog'
import { ArticleArt } from './ArticleArt'
import { ArticleText } from './ArticleText'

export type ResultListProps = { title: string; posts: BlogPost[] }

/** The found articles, one below the other. They move when the result changes. */
export function ResultList({ title, posts }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <chakra.section
      id="results"
      aria-labelledby="results-title"
      display={posts.length > 0 ? 'block' : 'none'}
    >
      <Heading id="results-title" textStyle="section" pb={{ base: '6', md: '8' }}>
        {title}
      </Heading>
      <MovingList list={list} items={posts}>
        <chakra.ul ref={list} borderBottomWidth="1px" borderColor="border">
          {posts.map((post) => (
            <chakra.li key={post.id} bg="bg">
              <Result post={post} />
            </chakra.li>
          ))}
        </chakra.ul>
      </MovingList>
    </chakra.section>
  )
}

function Result({ post }: { post: BlogPost }) {
  return (
    <chakra.article
      aria-labelledby={post.id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
      gap={{ base: '5', md: '8', lg: '12' }}
      alignItems="start"
      position="relative"
      borderTopWidth="1px"
      borderColor="border"
      py={{ base: '6', md: '8' }}
    >
      <ArticleArt post={post} hideBelow="md" aspectRatio="1.5" />
      <ArticleText post={post} size="medium" />
    </chakra.article>
  )
}
