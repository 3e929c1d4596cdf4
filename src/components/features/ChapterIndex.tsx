import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { type ChapterId, chapterTitles } from '@/data/content/features'
import { useChapterInView } from './useChapterInView'
import { useKeptInView } from './useKeptInView'

const ids = Object.keys(chapterTitles) as ChapterId[]

/** Links to the chapters: beside the page on wide screens, on narrow ones a row of chips that stays below the header. */
export function ChapterIndex() {
  const current = useChapterInView(ids)
  const list = useKeptInView<HTMLOListElement>(current)
  return (
    <chakra.nav
      aria-label="Feature categories"
      position="sticky"
      zIndex={{ base: 'docked', lg: 'auto' }}
      top={{ base: 'header', lg: 'calc({spacing.header} + {spacing.18})' }}
      alignSelf="start"
      minW="0"
      mt={{ lg: '14' }}
      mx={{ base: 'calc(-1 * {spacing.gutter})', lg: '0' }}
      bg={{ base: 'bg', lg: 'transparent' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      borderColor="border.subtle"
      css={{ _lowWindow: { position: 'static' } }}
    >
      <chakra.ol
        ref={list}
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        gap={{ base: '2', lg: '0' }}
        px={{ base: 'gutter', lg: '0' }}
        py={{ base: '2', lg: '0' }}
        overflowX={{ base: 'auto', lg: 'visible' }}
        scrollPaddingInline="gutter"
        borderInlineStartWidth={{ lg: '1px' }}
        borderColor="border"
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
              px={{ base: '4', lg: '0' }}
              ps={{ lg: '5' }}
              ms={{ lg: '-1px' }}
              textStyle="sm"
              borderRadius={{ base: 'full', lg: 'none' }}
              color={current === id ? 'brand.fg' : 'fg.muted'}
              borderWidth={{ base: '1px', lg: '0' }}
              borderInlineStartWidth={{ lg: '1px' }}
              borderColor={current === id ? 'brand.drawn' : { base: 'border', lg: 'transparent' }}
              _hover={{ color: 'fg', textDecorationLine: 'none' }}
              _focusVisible={{ outlineOffset: { base: '-2px', lg: '3px' } }}
            >
              {chapterTitles[id]}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
