import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Ref } from 'react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { type BlogPost, blog, categoryNames, formatDay } from '@/data/content/blog'
import { placeholderNotices } from '@/data/content/notices'
import { stretched } from '@/theme/stretched'

const titles = { lead: 'first', medium: 'part', small: 'item' } as const

export type ArticleTextProps = {
  post: BlogPost
  size: keyof typeof titles
  button?: Ref<HTMLButtonElement> | undefined
}

/**
 * An article's title, excerpt and details. The title has the article's id, by which an element can be named. The button
 * covers the nearest positioned ancestor, so all of that is clickable.
 */
export function ArticleText({ post, size, button }: ArticleTextProps) {
  const { id, title, excerpt, category, author, date } = post
  return (
    <Stack gap={size === 'small' ? '2.5' : '4'} align="start" flex="1" minW="0">
      <HStack gap="3" rowGap="1" flexWrap="wrap" textStyle="xs" color="fg.subtle">
        <chakra.span color="brand.fg" fontWeight="semibold">
          {categoryNames[category]}
        </chakra.span>
        <time dateTime={date}>{formatDay(date)}</time>
      </HStack>
      <Heading as="h3" id={id} textStyle={titles[size]}>
        {title}
      </Heading>
      <Text
        color="fg.muted"
        textStyle={size === 'lead' ? 'lg' : size === 'medium' ? 'md' : 'sm'}
        maxW="prose"
      >
        {excerpt}
      </Text>
      <HStack gap="5" rowGap="0" flexWrap="wrap" textStyle="sm" mt="auto">
        <NoticeButton
          ref={button}
          notice={placeholderNotices.article}
          variant="plain"
          color="fg.subtle"
          fontWeight="normal"
          px="0"
          borderWidth="0"
          position="static"
          _after={stretched}
          _active={{ translate: 'none' }}
        >
          {blog.unread}
          <chakra.span srOnly>{title}</chakra.span>
        </NoticeButton>
        <Text as="span" color="fg.subtle">
          By {author}
        </Text>
      </HStack>
    </Stack>
  )
}
