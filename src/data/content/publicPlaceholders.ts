import { fees } from '@/data/market/keyFigures'
import type { Placeholder } from '@/data/site/navigation'
import { apiPlans } from './api'
import { captchaPromise } from './captcha'

/** The service that checks forms, where one is built in. Tests outside of Vite have no `env`. */
const captchaProvider = import.meta.env?.VITE_CAPTCHA_PROVIDER

/** The public pages under construction. */
export const publicPlaceholders = [
  {
    to: '/education',
    title: 'Education',
    promise: 'Short courses and plain-language guides, from a first order to managing a leveraged position.',
    points: {
      title: 'What you can read today',
      items: [
        'The blog has an education category: staking step by step, leverage in worked examples, and a list for your first week.',
      ],
    },
    links: [
      { name: 'Education articles', to: '/blog', search: { category: 'education' } },
      { name: 'How trading works', to: '/features', hash: 'trading' },
      { name: 'View market', to: '/market' },
    ],
  },
  {
    to: '/support',
    title: 'Support',
    promise: 'Guides for every part of the exchange, and your conversations with our team.',
    hasAnswers: true,
    links: [
      { name: 'Contact page', to: '/contact' },
      { name: 'Reset your password', to: '/forgot-password' },
    ],
  },
  {
    to: '/fees',
    title: 'Fees',
    promise: 'Every fee on the exchange in one table: maker, taker, withdrawal and card.',
    figures: {
      title: 'Trading fees',
      items: [
        { label: 'Maker fee', value: fees.maker },
        { label: 'Taker fee', value: fees.taker },
        { label: 'Lowest fee', value: fees.lowest },
        { label: 'Fee reduction up to', value: fees.kccReduction, detail: 'For holding KCC' },
      ],
    },
    links: [
      { name: 'Trading features', to: '/features', hash: 'trading' },
      { name: 'About KCC', to: '/token' },
      { name: 'View market', to: '/market' },
    ],
  },
  {
    to: '/developer-portal',
    title: 'Developer portal',
    promise: 'Reference documentation, keys and a sandbox for building on the King Exchange API.',
    rows: {
      title: 'The API plans',
      items: apiPlans.map(({ name, price, per, requests }) => ({
        label: `${name}, ${price}${per}`,
        value: requests,
      })),
    },
    links: [
      { name: 'Compare API plans', to: '/api' },
      { name: 'Contact page', to: '/contact' },
    ],
  },
  {
    to: '/project-builder',
    title: 'Project builder',
    promise: 'A guided way to design a token, set its rules and bring it to market from one workspace.',
    points: {
      title: 'What you can look at today',
      items: [
        'The features page describes the builder and the other tools planned around it.',
        'The token page shows how our own two tokens are set up.',
      ],
    },
    links: [
      { name: 'Builders and tools', to: '/features', hash: 'tools' },
      { name: 'Our tokens', to: '/token' },
      { name: 'API plans', to: '/api' },
    ],
  },
  {
    to: '/partners',
    title: 'Partners',
    promise: 'Who we work with, and how to become a liquidity, payment or listing partner.',
    points: {
      title: 'Until then',
      items: ['The partner names on the home page are samples. No partnership has been announced.'],
    },
    links: [
      { name: 'About King Exchange', to: '/about' },
      { name: 'Contact page', to: '/contact' },
    ],
  },
  {
    to: '/terms',
    title: 'Terms',
    promise: 'The agreement between you and King Exchange, in plain language.',
    points: {
      title: 'What applies today',
      items: [
        'This site is a demonstration. It holds no real money and no real assets, and nothing can be bought or sold here.',
        'Prices are simulated. Balances and cards are samples.',
        'Creating an account makes no contract: you owe us nothing, and we owe you nothing.',
        'An account may be removed at any time.',
      ],
    },
    links: [
      { name: 'See the features', to: '/features' },
      { name: 'Create account', to: '/register' },
      { name: 'Contact page', to: '/contact' },
    ],
  },
  {
    to: '/privacy',
    title: 'Privacy policy',
    promise: 'Which data we keep, why we keep it, and how to have it corrected or erased.',
    points: {
      title: 'What applies today',
      items: [
        'Your account holds your email address, your name, a hash of your password if you chose one, the name, kind and key of each second factor, when and from which network address and browser you logged in, your balances and their movements, KYC status and referral code, and whose referral link you came by. It is stored in this site’s database with Supabase.',
        'We email you only to confirm your address or a new one, to let you log in or set a new password, to send a code where we have to be sure that it is you, and to tell you that your password, your address or a second step of your login has changed.',
        ...(captchaProvider ? [captchaPromise(captchaProvider)] : []),
        'Your browser stores your login, your favourite assets, the theme you chose, whether motion is paused, whether balances are hidden or shown in full, and which typefaces it has loaded. It keeps the code of a referral link for 30 days, the page you wanted for an hour while you log in, and what a login with another service needs until you are back from it. Until you close the tab it keeps how far you have scrolled, a notice that is still to be shown, and what you type where you log in or register, except passwords. The code and what you typed are removed sooner, once they have been used.',
        'The contact form, the newsletter boxes and the other requests on this site send nothing.',
        'There are no tracking cookies and no advertising, and no data is sold.',
      ],
    },
    links: [
      { name: 'Planned account security', to: '/features', hash: 'security' },
      { name: 'Contact page', to: '/contact' },
    ],
  },
  {
    to: '/aml',
    title: 'AML policy',
    promise: 'How we verify identity, watch for misuse and work with the authorities.',
    points: {
      title: 'What applies today',
      items: [
        'This site is a demonstration and moves no money.',
        'Identity checks are not available yet. Nobody at King Exchange will ask you for documents.',
      ],
    },
    links: [
      { name: 'Questions about identity checks', to: '/contact', hash: 'questions' },
      { name: 'About King Exchange', to: '/about' },
    ],
  },
] as const satisfies readonly Placeholder[]
