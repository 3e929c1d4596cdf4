import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { Hatch } from '@/components/art/Hatch'
import { KccCoin } from '@/components/art/KccCoin'
import { CandlesArt } from '@/components/home/CandlesArt'
import { CardArt } from '@/components/home/CardArt'
import { CrownIcon, Logo } from '@/components/ui/Logo'
import { LogoLink } from '@/components/ui/LogoLink'
import { accountNavigation } from '@/data/account/accountNavigation'
import { features } from '@/data/content/homeSections'
import { Stage, WideStage } from '../workbench/Stage'

export default { title: 'Components / Pictures' }

const inACorner = (art: ReactNode) => (
  <WideStage>
    <chakra.div position="relative" height="22rem" overflow="hidden" bg="bg.raised" borderRadius="l3">
      <Text color="fg.muted" padding="6">
        Stands in the corner of what it decorates.
      </Text>
      {art}
    </chakra.div>
  </WideStage>
)

export const LogoAndCrown = () => (
  <Stage>
    <Logo />
    <LogoLink />
    <LogoLink compact />
    <CrownIcon boxSize="24" />
    <Text color="fg.muted">The crown alone is decoration.</Text>
  </Stage>
)

export const LightOnTheHorizon = () => (
  <>
    <Text color="fg.muted" padding="6">
      Decoration of the hero, the pages one signs in with, and what is not built yet.
    </Text>
    <CrownOfLight display="block" width="full" maxWidth="4xl" marginInline="auto" />
  </>
)

export const Coin = () => (
  <Stage>
    <KccCoin width="full" maxWidth="sm" />
    <Text color="fg.muted">Three quarters of the rim are lit.</Text>
  </Stage>
)

export const FillsOfShares = () => (
  <Stage>
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <chakra.div key={place} display="flex" alignItems="center" gap="4" width="full">
        <Hatch place={place} boxSize="3.5" flexShrink="0" />
        <Hatch place={place} height="2" width="full" minWidth="0" />
      </chakra.div>
    ))}
    <Text color="fg.muted">Each share of a whole has a fill of its own, in its picture and in its key.</Text>
  </Stage>
)

export const Candles = () => inACorner(<CandlesArt />)

export const Card = () => inACorner(<CardArt />)

const icons = [
  ...accountNavigation.map(({ name, icon }) => ({ name, icon })),
  ...features.map(({ title, icon }) => ({ name: title, icon })),
]

export const Icons = () => (
  <WideStage>
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="6">
      {icons.map(({ name, icon: Picture }) => (
        <chakra.li key={name} display="flex" gap="3" alignItems="center" color="brand.fg">
          <Picture aria-hidden />
          <Text textStyle="sm" color="fg.muted">
            {name}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  </WideStage>
)
