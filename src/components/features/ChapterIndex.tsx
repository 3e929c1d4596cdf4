import { chakra } from '@chakra-ui/react/styled-system'
import { TextLink } from '@/components/ui/TextLink'
import { featureChapters } from '@/data/content/features'
import { useChapterInView } from './useChapterInView'

const ids = featureChapters.map(({ id }) => id)

/** Links to the chapters, beside the page on wide screens and above it on narrow ones. */
export function ChapterIndex() {
  const current = useChapterInView(ids)
  return (
    <chakra.nav
      aria-label="Feature categories"
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc({spacing.header} + {spacing.18})' }}
      alignSelf="start"
      mt={{ lg: '14' }}
    >
      <chakra.ol
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        flexWrap="wrap"
        columnGap="6"
        borderInlineStartWidth={{ lg: '1px' }}
        borderColor="border"
      >
        {featureChapters.map(({ id, title }) => (
          <li key={id}>
            <TextLink
              to="/features"
              hash={id}
              activeOptions={{ includeHash: true }}
              variant="plain"
              display="flex"
              alignItems="center"
              minH="11"
              ps={{ lg: '5' }}
              ms={{ lg: '-1px' }}
              textStyle="sm"
              borderRadius="none"
              color={current === id ? 'brand.fg' : 'fg.muted'}
              borderInlineStartWidth={{ lg: '1px' }}
              borderColor={current === id ? 'brand.solid' : 'transparent'}
              _hover={{ color: 'fg' }}
            >
              {title}
            </TextLink>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
