import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useRef } from 'react'
import { TextLink } from '@/components/ui/TextLink'
import { type ChapterId, chapterTitles } from '@/data/content/features'
import { useChapterInView } from './useChapterInView'

const ids = Object.keys(chapterTitles) as ChapterId[]

/** Links to the chapters: a row of chips that stays below the header. */
export function ChapterIndex() {
  const current = useChapterInView(ids)
  const list = useScrollToCurrent<HTMLOListElement>(current)
  return (
    <chakra.nav
      aria-label="Feature categories"
      position="sticky"
      zIndex="docked"
      top="header"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      css={{ _lowWindow: { position: 'static' } }}
    >
      <chakra.ol
        ref={list}
        display="flex"
        gap="2"
        maxW="page"
        mx="auto"
        px="gutter"
        py="2"
        overflowX="auto"
        scrollPaddingInline="gutter"
        css={{ scrollbarWidth: 'none' }}
      >
        {ids.map((id) => (
          <chakra.li key={id} flexShrink="0" data-current={current === id || undefined}>
            <TextLink
              to="/features"
              hash={id}
              variant="plain"
              display="flex"
              alignItems="center"
              minH="11"
              px="4"
              textStyle="sm"
              borderRadius="full"
              color={current === id ? 'brand.fg' : 'fg.muted'}
              borderWidth="1px"
              borderColor={current === id ? 'brand.drawn' : 'border'}
              _hover={{ color: 'fg', textDecorationLine: 'none' }}
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              {chapterTitles[id]}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}

/** Ref of a list that scrolls sideways to centre its item with `data-current`; to its start without one. */
function useScrollToCurrent<List extends HTMLElement>(current: string | null): RefObject<List | null> {
  const ref = useRef<List>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current item is what moves the list.
  useEffect(() => {
    const list = ref.current
    const item = list?.querySelector<HTMLElement>('[data-current]')
    if (!item) {
      list?.scrollTo({ left: 0 })
      return
    }
    if (!list) return
    const { left, width } = item.getBoundingClientRect()
    const box = list.getBoundingClientRect()
    list.scrollBy({ left: left + width / 2 - box.left - box.width / 2 })
  }, [current])
  return ref
}
