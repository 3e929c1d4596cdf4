import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { RestOfPage } from '@king-exchange/fast-pages/react'
import { useRef } from 'react'
import { SearchBox } from '@/components/forms/SearchBox'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { useAskedList } from '@/components/loading/useAskedList'
import { PageIntro } from '@/components/ui/PageIntro'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { blog, blogSearch, categoryNames, findPosts } from '@/data/content/blog'
import { type BlogView, isNarrowed } from '@/data/site/blogView'
import { quoteSearch } from '@/data/text/searchText'
import { BlogNewsletter } from './BlogNewsletter'
import { CategoryFilter } from './CategoryFilter'
import { FeaturedArticles } from './FeaturedArticles'
import { LatestArticles } from './LatestArticles'
import { NothingFound } from './NothingFound'
import { ResultList } from './ResultList'
import { TopicTiles } from './TopicTiles'

export type BlogPageProps = {
  view: BlogView
  /**
   * A `typed` view is one of several while typing and replaces the previous one in the history; a `chosen` view is an
   * entry of its own.
   */
  onViewChange: (view: BlogView, how: 'typed' | 'chosen') => void
}

const hidden = { visibility: 'hidden' } as const

/** An editorial front page, or the list of articles that match a search or a filter. */
export function BlogPage({ view, onViewChange }: BlogPageProps) {
  const { q = '', category } = view
  const toolbar = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const posts = findPosts(view)
  useAskedList(true)
  const change = (next: BlogView) => {
    onViewChange(next, 'chosen')
    toolbar.current?.scrollIntoView()
    status.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Container>
        <PageIntro eyebrow={blog.eyebrow} title={blog.title} lead={blog.lead} />
        <Stack gap={{ base: '8', md: '10' }}>
          <Stack gap="4" ref={toolbar}>
            <Stack
              direction={{ base: 'column', lg: 'row' }}
              gap={{ base: '4', lg: '10' }}
              justify="space-between"
              align={{ lg: 'center' }}
              borderBottomWidth="1px"
              borderColor="border"
              pb={{ base: '3', lg: '4' }}
            >
              <CategoryFilter
                category={category}
                onChoose={(next) => onViewChange({ q: view.q, category: next }, 'chosen')}
              />
              <SearchBox
                label="Search articles"
                placeholder="Search articles"
                q={q}
                onSearch={(next) => onViewChange({ q: next || undefined, category }, 'typed')}
              />
            </Stack>
            <ScriptsNeeded>{blogSearch.withoutScripts}</ScriptsNeeded>
            <Stack
              direction={{ base: 'column', sm: 'row' }}
              justify="space-between"
              gap="2"
              textStyle="xs"
              color="fg.subtle"
            >
              <Text ref={status} _narrowed={hidden} role="status" tabIndex={-1} overflowWrap="anywhere">
                <span>
                  {`${posts.length === 1 ? '1 article' : `${posts.length} articles`}${category ? ` in ${categoryNames[category]}` : ''}`}
                </span>
                {q.trim() ? (
                  <>
                    {' '}
                    for “<bdi>{quoteSearch(q)}</bdi>”
                  </>
                ) : null}
              </Text>
              <Text textWrap="balance">{blog.note}</Text>
            </Stack>
          </Stack>
          <chakra.div _narrowed={hidden}>
            {isNarrowed(view) ? (
              <>
                <PartBoundary>
                  <ResultList title={category ? categoryNames[category] : 'Search results'} posts={posts} />
                </PartBoundary>
                {posts.length === 0 ? <NothingFound view={view} onViewChange={change} /> : null}
              </>
            ) : (
              <Stack gap={{ base: '20', md: '28' }}>
                <PartBoundary>
                  <FeaturedArticles posts={posts.filter(({ featured }) => featured)} />
                </PartBoundary>
                <RestOfPage>
                  <LatestArticles posts={posts.filter(({ featured }) => !featured)} />
                </RestOfPage>
              </Stack>
            )}
          </chakra.div>
        </Stack>
      </Container>
      <RestOfPage>
        <chakra.div _narrowed={hidden}>
          <BlogNewsletter />
        </chakra.div>
        <chakra.div _narrowed={hidden}>
          <TopicTiles onChoose={(search) => change({ q: search })} />
        </chakra.div>
      </RestOfPage>
    </>
  )
}
