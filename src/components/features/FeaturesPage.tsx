import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { RestOfPage } from '@king-exchange/fast-pages/react'
import { Island } from '@/components/loading/Island'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { Figures } from '@/components/ui/Figures'
import { PageIntro } from '@/components/ui/PageIntro'
import { featureFigures, featuresIntro, firstChapter } from '@/data/content/features'
import { BoardCards } from './BoardCards'
import { Chapter } from './Chapter'
import { ChapterIndex } from './ChapterIndex'
import { ChapterList } from './ChapterList'
import { featuresEnding, otherChapters } from './islands'

/** Six chapters of feature cards, why to choose the exchange, and what is coming. */
export function FeaturesPage() {
  return (
    <>
      <Container>
        <PageIntro {...featuresIntro} />
        <PartBoundary>
          <Figures layout="terms" items={featureFigures} />
        </PartBoundary>
      </Container>
      <RestOfPage>
        <chakra.div pt={{ base: '6', lg: '14' }} pb="section">
          <PartBoundary>
            <ChapterIndex />
            <Container>
              <ChapterList>
                <Chapter chapter={firstChapter} number={1}>
                  <BoardCards features={firstChapter.features} />
                </Chapter>
                <Island when="interaction" {...otherChapters} />
              </ChapterList>
            </Container>
          </PartBoundary>
        </chakra.div>
        <Island when="visible" {...featuresEnding} />
      </RestOfPage>
    </>
  )
}
