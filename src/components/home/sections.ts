import { asleep } from '@/components/loading/asleep'
import type { Waking } from '@/components/loading/islands'

/** How each section is loaded, in the order of the page. */
const loads = {
  product: () => import('./ProductView').then(({ ProductView }) => ProductView),
  features: () => import('./FeatureGrid').then(({ FeatureGrid }) => FeatureGrid),
  kcc: () => import('./KccSection').then(({ KccSection }) => KccSection),
  countdown: () => import('./VipCountdown').then(({ VipCountdown }) => VipCountdown),
  vip: () => import('./VipLaunch').then(({ VipLaunch }) => VipLaunch),
  app: () => import('./MobileApp').then(({ MobileApp }) => MobileApp),
  api: () => import('./ApiSection').then(({ ApiSection }) => ApiSection),
  protection: () => import('./Protection').then(({ Protection }) => Protection),
  partners: () => import('./PartnersMarquee').then(({ PartnersMarquee }) => PartnersMarquee),
  closing: () => import('./ClosingCall').then(({ ClosingCall }) => ClosingCall),
}

const section = (name: keyof typeof loads, waking: Waking, base: string, md: string, lg: string) =>
  asleep({ name, height: { base, md, lg }, waking, load: loads[name] })

/** The sections of the home page below its first screen, with their heights as measured at 375, 768 and 1440 px. */
export const sections = [
  section('product', 'touched', '640px', '702px', '998px'),
  section('features', 'touched', '1281px', '1179px', '1061px'),
  section('kcc', 'seen', '855px', '931px', '759px'),
  section('countdown', 'seen', '245px', '320px', '244px'),
  section('vip', 'touched', '660px', '575px', '447px'),
  section('app', 'seen', '693px', '716px', '741px'),
  section('api', 'touched', '550px', '600px', '583px'),
  section('protection', 'touched', '614px', '472px', '422px'),
  section('partners', 'touched', '167px', '199px', '199px'),
  section('closing', 'touched', '443px', '452px', '633px'),
]
