import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Figures } from '@/components/ui/Figures'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { featureFigures, featuresIntro, firstChapter } from '@/data/content/features'
import { featuresEnd } from '@/data/content/otherFeatures'
import { BoardCards } from './BoardCards'
import { Chapter } from './Chapter'
import { ChapterIndex } from './ChapterIndex'
import { ChapterList } from './ChapterList'
import { OtherChapters } from './OtherChapters'
import { UpcomingList } from './UpcomingList'
import { WhyChoose } from './WhyChoose'

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
                <LowerPart>
                  <OtherChapters />
                </LowerPart>
              </ChapterList>
            </Container>
          </PartBoundary>
        </chakra.div>
        <LowerPart>
          <WhyChoose />
          <UpcomingList />
          <PageEnd {...featuresEnd}>
            <ButtonLink to="/register" size="lg">
              Create account
            </ButtonLink>
            <ButtonLink to="/market" size="lg" variant="outline">
              View market
            </ButtonLink>
          </PageEnd>
        </LowerPart>
      </RestOfPage>
    </>
  )
}
