import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useCallback, useState } from 'react'
import type { BlogPost } from '@/data/content/blog'
import { ArticleArt } from './ArticleArt'
import { ArticleText } from './ArticleText'

const gone = { opacity: 0, transition: { duration: 0.12 } }
const there = { opacity: 1 }
const away = { opacity: 0 }
const movement = { duration: 0.28, ease: [0.2, 0, 0, 1] } as const

export type ResultListProps = { title: string; posts: BlogPost[] }

/** The matching articles. They are animated in and out once the animation code has loaded. */
export function ResultList({ title, posts }: ResultListProps) {
  const [isReady, setReady] = useState(false)
  const loadFeatures = useCallback(
    () =>
      import('./motionFeatures').then(
        ({ motionFeatures }) => {
          setReady(true)
          return motionFeatures
        },
        // Never settles: without these features every article is shown at its place at once.
        () => new Promise<never>(() => {}),
      ),
    [],
  )
  return (
    <chakra.section aria-labelledby="results-title" display={posts.length > 0 ? 'block' : 'none'}>
      <Heading id="results-title" textStyle="3xl" fontFamily="heading" pb={{ base: '6', md: '8' }}>
        {title}
      </Heading>
      <LazyMotion features={loadFeatures} strict>
        <MotionConfig reducedMotion="user" transition={movement}>
          <chakra.ul position="relative" borderBottomWidth="1px" borderColor="border">
            <AnimatePresence initial={false} mode="popLayout">
              {posts.map((post) => (
                <m.li key={post.id} initial={isReady ? away : false} animate={there} exit={gone}>
                  <Result post={post} />
                </m.li>
              ))}
            </AnimatePresence>
          </chakra.ul>
        </MotionConfig>
      </LazyMotion>
    </chakra.section>
  )
}

function Result({ post }: { post: BlogPost }) {
  return (
    <chakra.article
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
