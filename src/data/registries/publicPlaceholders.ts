import type { Placeholder } from './navigation'

/** The public pages under construction. */
export const publicPlaceholders = [
  {
    to: '/education',
    title: 'Education',
    promise: 'Short courses and plain-language guides, from a first order to managing a leveraged position.',
    next: { name: 'Read the blog meanwhile', to: '/blog' },
  },
  {
    to: '/support',
    title: 'Support',
    promise: 'Answers to common questions, and a person to write to when the answer is not there.',
    next: { name: 'Read the first four answers', to: '/contact', hash: 'questions' },
  },
  {
    to: '/fees',
    title: 'Fees',
    promise: 'One table with every fee on the exchange: maker, taker, withdrawal and card.',
    next: { name: 'See the trading fees', to: '/features', hash: 'trading' },
  },
  {
    to: '/developer-portal',
    title: 'Developer Portal',
    promise: 'Reference documentation, keys and a sandbox for building on the King Exchange API.',
    next: { name: 'Compare the API plans', to: '/api' },
  },
  {
    to: '/project-builder',
    title: 'Project Builder',
    promise: 'A guided way to design a token, set its rules and bring it to market from one workspace.',
    next: { name: 'See what it will build on', to: '/features', hash: 'tools' },
  },
  {
    to: '/partners',
    title: 'Partners',
    promise: 'Who we work with, and how to become a liquidity, payment or listing partner.',
    next: { name: 'Read about King Exchange', to: '/about' },
  },
  {
    to: '/terms',
    title: 'Terms of Service',
    promise: 'The agreement between you and King Exchange, written to be read.',
    meanwhile: [
      'This site is a demonstration. It trades nothing, holds no real money and sells nothing.',
      'Opening an account here makes no contract: you owe us nothing, and we owe you nothing.',
      'Prices, balances and cards are samples. An account may be removed at any time.',
    ],
    next: { name: 'See what the exchange will do', to: '/features' },
  },
  {
    to: '/privacy',
    title: 'Privacy Policy',
    promise: 'Which data we keep, why we keep it, and how to have it corrected or erased.',
    meanwhile: [
      'This demonstration keeps your email address, your name and a hash of your password in its own database.',
      'Your browser keeps your login, whether you paused motion, and the name and address you typed until you register or close the tab.',
      'Nothing is sold, and nothing is used for advertising.',
    ],
    next: { name: 'See how accounts are to be protected', to: '/features', hash: 'security' },
  },
  {
    to: '/aml',
    title: 'AML Policy',
    promise: 'How we verify identity, watch for misuse and work with the authorities.',
    next: { name: 'See who we are', to: '/about' },
  },
] as const satisfies readonly Placeholder[]
