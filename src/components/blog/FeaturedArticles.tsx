import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Columns } from '@/components/ui/Columns'
import type { BlogPost } from '@/data/content/blog'
import { ArticleArt } from './ArticleArt'
import { ArticleText } from './ArticleText'

export type FeaturedArticlesProps = { posts: BlogPost[] }

/** The featured articles: the first one large, the second one beside it. */
export function FeaturedArticles({ posts }: FeaturedArticlesProps) {
  return (
    <chakra.section id="featured" aria-labelledby="featured-title">
      <Heading id="featured-title" srOnly>
        Featured articles
      </Heading>
      <Columns as="ul" columns={{ lg: '8 5' }} gap={{ base: '14', lg: '16' }} alignItems="start">
        {posts.map((post, index) => (
          <li key={post.id}>
            <Stack as="article" aria-labelledby={post.id} gap={{ base: '6', lg: '8' }} position="relative">
              <ArticleArt
                post={post}
                aspectRatio={
                  index === 0 ? { base: '1.4', md: '1.75' } : { base: '1.4', md: '1.75', lg: '1.094' }
                }
              />
              <ArticleText post={post} size={index === 0 ? 'lead' : 'medium'} />
            </Stack>
          </li>
        ))}
      </Columns>
    </chakra.section>
  )
}
