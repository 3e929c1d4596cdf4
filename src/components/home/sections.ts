import { asleep } from '@/components/loading/asleep'
import type { Waking } from '@/components/loading/islands'

const load = () => import('./lateSections')

type Sections = Awaited<ReturnType<typeof load>>

const section = (
  name: string,
  component: keyof Sections,
  waking: Waking,
  base: string,
  md: string,
  lg: string,
) =>
  asleep({
    name,
    height: { base, md, lg },
    waking,
    load: async () => (await load())[component],
  })

/** The sections of the home page below its first screen, with their heights as measured at 375, 768 and 1440 px. */
export const sections = [
  section('product', 'ProductView', 'touched', '640px', '702px', '998px'),
  section('features', 'FeatureGrid', 'touched', '1281px', '1179px', '1061px'),
  section('kcc', 'KccSection', 'seen', '855px', '931px', '759px'),
  section('countdown', 'VipCountdown', 'seen', '245px', '320px', '244px'),
  section('vip', 'VipLaunch', 'touched', '660px', '575px', '447px'),
  section('app', 'MobileApp', 'seen', '693px', '716px', '741px'),
  section('api', 'ApiSection', 'touched', '550px', '600px', '583px'),
  section('protection', 'Protection', 'touched', '614px', '472px', '422px'),
  section('partners', 'PartnersMarquee', 'touched', '167px', '199px', '199px'),
  section('closing', 'ClosingCall', 'touched', '443px', '452px', '633px'),
]
