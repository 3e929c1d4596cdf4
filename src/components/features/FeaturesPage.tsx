import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Figures } from '@/components/ui/Figures'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { type FeatureChapter, featureFigures, featuresIntro, firstChapter } from '@/data/content/features'
import { featuresEnd, otherChapters } from '@/data/content/otherFeatures'
import { Chapter } from './Chapter'
import { ChapterCards } from './ChapterCards'
import { ChapterIndex } from './ChapterIndex'
import { UpcomingList } from './UpcomingList'
import { WhyChoose } from './WhyChoose'

/** Six chapters of feature cards, the reasons to choose the exchange, and the roadmap. */
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
          <ChapterIndex />
          <Container>
            <Chapters>
              <NumberedChapter chapter={firstChapter} number={1} />
              <LowerPart>
                <Chapters>
                  {otherChapters.map((chapter, index) => (
                    <NumberedChapter key={chapter.id} chapter={chapter} number={index + 2} />
                  ))}
                </Chapters>
              </LowerPart>
            </Chapters>
          </Container>
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

const Chapters = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" gap={{ base: '12', md: '18' }}>
    {children}
  </chakra.div>
)

const NumberedChapter = (place: { chapter: FeatureChapter; number: number }) => (
  <PartBoundary>
    <Chapter {...place}>
      <ChapterCards layout={place.chapter.layout} features={place.chapter.features} />
    </Chapter>
  </PartBoundary>
)
