import { defineIsland } from '@king-exchange/fast-pages/react'
import type { IslandProps } from '@/components/loading/Island'

const load = () => import('./lateSections')

type Sections = Awaited<ReturnType<typeof load>>

const section = (
  name: string,
  component: keyof Sections,
  when: IslandProps['when'],
  base: string,
  md: string,
  lg: string,
) => ({
  when,
  ...defineIsland({
    name,
    height: { base, md, lg },
    load: async () => (await load())[component],
  }),
})

/** The sections of the home page below its first screen, with their heights as measured at 375, 768 and 1440 px. */
export const homeIslands = [
  section('product', 'ProductView', 'visible', '989px', '950px', '732px'),
  section('features', 'FeatureGrid', 'interaction', '1281px', '1179px', '1061px'),
  section('kcc', 'KccSection', 'visible', '847px', '717px', '759px'),
  section('countdown', 'VipCountdown', 'visible', '245px', '320px', '244px'),
  section('vip', 'VipLaunch', 'interaction', '660px', '575px', '447px'),
  section('app', 'MobileApp', 'visible', '446px', '716px', '741px'),
  section('api', 'ApiSection', 'interaction', '550px', '600px', '583px'),
  section('protection', 'Protection', 'interaction', '614px', '472px', '422px'),
  section('partners', 'PartnersMarquee', 'interaction', '167px', '199px', '199px'),
  section('closing', 'ClosingCall', 'interaction', '478px', '512px', '587px'),
]
