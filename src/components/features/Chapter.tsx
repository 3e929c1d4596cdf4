import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { ScreenShot } from '@/components/ui/ScreenShot'
import { chapterTitles, type FeatureChapter } from '@/data/content/features'
import { screenPictures } from '@/data/content/pictures'

export type ChapterProps = {
  chapter: FeatureChapter
  /** Its position among the chapters, from 1. */
  number: number
  /** Its features as cards. */
  children: ReactNode
}

/** One category of features, at the anchor that the footer links to. */
export function Chapter({ chapter, number, children }: ChapterProps) {
  const { id, lead, picture } = chapter
  const titleId = `${id}-title`
  return (
    <chakra.section
      id={id}
      aria-labelledby={titleId}
      pt={{ base: '10', md: '14' }}
      scrollMarginTop={{ base: '8', lg: '0' }}
    >
      <Stack gap={{ base: '6', md: '10' }}>
        <Stack gap="3" maxW="2xl" _print={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
          <Text textStyle="figure" color="brand.fg" aria-hidden>
            {String(number).padStart(2, '0')}
          </Text>
          <Heading id={titleId} textStyle="page">
            {chapterTitles[id]}
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            {lead}
          </Text>
        </Stack>
        {children}
        {picture ? <ScreenShot picture={screenPictures[picture]} crop="wide" hideBelow="md" /> : null}
      </Stack>
    </chakra.section>
  )
}
