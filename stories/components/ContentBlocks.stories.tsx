import { chakra } from '@chakra-ui/react/styled-system'
import { Leadership } from '@/components/about/Leadership'
import { Mission } from '@/components/about/Mission'
import { Numbers } from '@/components/about/Numbers'
import { Values } from '@/components/about/Values'
import { ApiNotes } from '@/components/api/ApiPage'
import { ApiPlans } from '@/components/api/ApiPlans'
import { CodeSample, LanguageChoice } from '@/components/api/CodeSample'
import { CopyCode } from '@/components/api/CopyCode'
import { LimitsTable } from '@/components/api/LimitsTable'
import { Chapter } from '@/components/features/Chapter'
import { ChapterCards } from '@/components/features/ChapterCards'
import { ChapterIndex } from '@/components/features/ChapterIndex'
import { UpcomingList } from '@/components/features/UpcomingList'
import { WhyChoose } from '@/components/features/WhyChoose'
import { CoinPair } from '@/components/token/CoinPair'
import { Roadmap } from '@/components/token/Roadmap'
import { StakingCall } from '@/components/token/StakingCall'
import { Tokenomics } from '@/components/token/Tokenomics'
import { TokenSpread } from '@/components/token/TokenSpread'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Figures } from '@/components/ui/Figures'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { type ChapterLayout, featureFigures, firstChapter } from '@/data/content/features'
import { otherChapters } from '@/data/content/otherFeatures'
import { ignore } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenCopy } from '../workbench/frozenCopy'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Content blocks' }

const chapterIn = (layout: ChapterLayout) =>
  [firstChapter, ...otherChapters]
    .filter((chapter) => chapter.layout === layout)
    .map((chapter) => (
      <chakra.div key={chapter.id} padding={{ base: '4', md: '8' }}>
        <Chapter chapter={chapter} number={1}>
          <ChapterCards layout={layout} features={chapter.features} />
        </Chapter>
      </chakra.div>
    ))

const intro = {
  eyebrow: 'Where we are',
  title: 'What this page is about',
  lead: 'And the same in a sentence.',
}

export const Intro = () => (
  <WideStage>
    <PageIntro {...intro}>
      <ButtonLink to="/register">A way on</ButtonLink>
    </PageIntro>
  </WideStage>
)

export const IntroWithAPicture = () => (
  <chakra.div padding={{ base: '4', md: '8' }}>
    <PageIntro {...intro} aside={<CoinPair />} />
  </chakra.div>
)

export const LastPageEnd = () => (
  <PageEnd title="What comes after this page" lead="In a sentence.">
    <ButtonLink to="/register" size="lg">
      A way on
    </ButtonLink>
  </PageEnd>
)

export const AboutMission = () => <Mission />

export const AboutNumbers = () => <Numbers />

export const AboutLeadership = () => <Leadership />

export const AboutValues = () => <Values />

export const FeaturesIndex = () => (
  <WideStage>
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" width="full" minW="0" px="gutter">
      <ChapterIndex />
    </chakra.div>
  </WideStage>
)

export const FeaturesFigures = () => (
  <WideStage>
    <Figures layout="terms" items={featureFigures} />
  </WideStage>
)

export const ChapterAsABoard = () => chapterIn('board')

export const ChapterAsALedger = () => chapterIn('ledger')

export const ChapterAsAGallery = () => chapterIn('gallery')

export const ChapterBesideACard = () => chapterIn('card')

export const ChapterInColumns = () => chapterIn('columns')

export const ChapterInAVault = () => chapterIn('vault')

export const FeaturesReasons = () => (
  <LiveFrame>
    <WhyChoose />
  </LiveFrame>
)

export const FeaturesComingSoon = () => <UpcomingList />

export const TokensOnFacingPages = () => <TokenSpread />

export const TokenDistribution = () => <Tokenomics />

export const TokenStaking = () => <StakingCall />

export const TokenRoadmap = () => <Roadmap />

export const Plans = () => (
  <chakra.div padding={{ base: '4', md: '8' }}>
    <chakra.h2 srOnly>API plans</chakra.h2>
    <ApiPlans />
  </chakra.div>
)

export const Code = () => (
  <WideStage>
    <CodeSample />
  </WideStage>
)

const copyCode = (state: Parameters<typeof frozenCopy>[0]) => (
  <WideStage>
    <Frozen snapshots={{ copy: frozenCopy(state) }}>
      <CopyCode text="curl https://api.kingexchange.example" />
    </Frozen>
  </WideStage>
)

export const CodeReadyToCopy = () => copyCode('ready')

export const CodeCopied = () => copyCode('copied')

export const CodeRefused = () => copyCode('refused')

export const SecondLanguageChosen = () => (
  <WideStage>
    <LanguageChoice names={['cURL', 'JavaScript']} chosen="JavaScript" onChoose={ignore} />
  </WideStage>
)

export const Limits = () => (
  <WideStage>
    <chakra.h2 id="limits-story">Limits</chakra.h2>
    <LimitsTable labelledBy="limits-story" />
  </WideStage>
)

export const Questions = () => <ApiNotes />
