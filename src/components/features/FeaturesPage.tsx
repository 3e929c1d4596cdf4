import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Figures } from '@/components/ui/Figures'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { featureChapters, featureFigures, featuresIntro } from '@/data/content/features'
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
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }}
        columnGap={{ lg: '16', xl: '24' }}
        pt={{ base: '10', lg: '18' }}
        pb="section"
      >
        <ChapterIndex />
        <chakra.div display="flex" flexDirection="column" gap={{ base: '14', md: '24' }}>
          {featureChapters.map((chapter, index) => (
            <Chapter key={chapter.id} chapter={chapter} number={index + 1} />
          ))}
        </chakra.div>
      </Container>
      <WhyChoose />
      <UpcomingList />
      <PageEnd
        title="See it with an account of your own"
        lead="Opening one takes an email address and a password. The market is open to look at without one."
      >
        <ButtonLink to="/register" size="lg">
          Create your account
        </ButtonLink>
        <ButtonLink to="/market" size="lg" variant="outline">
          Look at the market
        </ButtonLink>
      </PageEnd>
    </>
  )
}
