import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { useState } from 'react'
import { ArticleArt } from '@/components/blog/ArticleArt'
import { ArticleText } from '@/components/blog/ArticleText'
import { BlogNewsletter } from '@/components/blog/BlogNewsletter'
import { CategoryFilter } from '@/components/blog/CategoryFilter'
import { NothingFound as NothingFoundNotice } from '@/components/blog/NothingFound'
import { ResultList } from '@/components/blog/ResultList'
import { TopicTiles } from '@/components/blog/TopicTiles'
import { SearchBox } from '@/components/forms/SearchBox'
import { blogPosts, findPosts } from '@/data/content/blog'
import type { BlogCategory } from '@/data/site/blogView'
import { ignore } from '../fixtures'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Blog' }

export const EveryPicture = () => (
  <SimpleGrid columns={{ base: 1, md: 3 }} gap="6" padding="6">
    {blogPosts.map((post) => (
      <ArticleArt key={post.id} post={post} />
    ))}
  </SimpleGrid>
)

export const ArticleTexts = () => (
  <WideStage>
    {blogPosts.slice(0, 3).map((post, index) => (
      <ArticleText
        key={post.id}
        post={post}
        size={(['lead', 'medium', 'small'] as const)[index] ?? 'small'}
      />
    ))}
  </WideStage>
)

function FilteredResults() {
  const [q, setQ] = useState('')
  const [category, setCategory] = useState<BlogCategory>()
  return (
    <WideStage>
      <CategoryFilter category={category} onChoose={setCategory} />
      <SearchBox label="Search articles" placeholder="Search articles" q={q} onSearch={setQ} />
      <ResultList title="Articles" posts={findPosts({ q, category })} />
    </WideStage>
  )
}

export const ResultsThatComeAndGo = () => (
  <LiveFrame motion="live">
    <FilteredResults />
  </LiveFrame>
)

export const SearchFilled = () => (
  <WideStage>
    <SearchBox label="Search articles" placeholder="Search articles" q="order book" onSearch={ignore} />
  </WideStage>
)

export const CategoryChosen = () => (
  <WideStage>
    <CategoryFilter category="analysis" onChoose={ignore} />
  </WideStage>
)

export const NothingFound = () => (
  <WideStage>
    <NothingFoundNotice view={{ q: 'quantum', category: 'analysis' }} onViewChange={ignore} />
  </WideStage>
)

export const Topics = () => <TopicTiles onChoose={ignore} />

export const Newsletter = () => <BlogNewsletter />
