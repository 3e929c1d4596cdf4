import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { SectionHead } from '@/components/ui/SectionHead'
import { chapterTitles, type FeatureChapter } from '@/data/content/features'

export type ChapterProps = {
  chapter: FeatureChapter
  /** Its position among the chapters, from 1. */
  number: number
  /** Its features as cards. */
  children: ReactNode
}

/** One category of features, at the anchor that the footer links to. */
export function Chapter({ chapter, number, children }: ChapterProps) {
  const { id, lead } = chapter
  const titleId = `${id}-title`
  return (
    <chakra.section id={id} aria-labelledby={titleId} pt={{ base: '10', md: '14' }} scrollMarginTop="8">
      <Stack gap={{ base: '6', md: '8' }}>
        <SectionHead
          id={titleId}
          title={chapterTitles[id]}
          above={
            <Text textStyle="figure" color="brand.fg" aria-hidden>
              {String(number).padStart(2, '0')}
            </Text>
          }
        >
          <Text textStyle="lead" color="fg.muted" maxW="40ch">
            {lead}
          </Text>
        </SectionHead>
        {children}
      </Stack>
    </chakra.section>
  )
}
