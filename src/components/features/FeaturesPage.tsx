import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { RestOfPage } from '@/components/loading/RestOfPage'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Figures } from '@/components/ui/Figures'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { featureChapters, featureFigures, featuresEnd, featuresIntro } from '@/data/content/features'
import { Chapter } from './Chapter'
import { ChapterIndex } from './ChapterIndex'
import { UpcomingList } from './UpcomingList'
import { WhyChoose } from './WhyChoose'

/** Six chapters of feature cards, why to choose the exchange, and what is coming. */
export function FeaturesPage() {
  return (
    <>
      <Container>
        <PageIntro {...featuresIntro} />
        <Figures layout="terms" items={featureFigures} />
      </Container>
      <RestOfPage>
        <Container
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }}
          columnGap={{ lg: '16', xl: '24' }}
          pt={{ base: '6', lg: '14' }}
          pb="section"
        >
          <ChapterIndex />
          <chakra.div display="flex" flexDirection="column" gap={{ base: '12', md: '18' }}>
            {featureChapters.map((chapter, index) => (
              <Chapter key={chapter.id} chapter={chapter} number={index + 1} />
            ))}
          </chakra.div>
        </Container>
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
      </RestOfPage>
    </>
  )
}
