import { expect, it } from 'vitest'
import { apiPlans } from '@/data/content/api'
import { contactQuestions, supportHours } from '@/data/content/contact'
import { featureFigures } from '@/data/content/features'
import { statistics } from '@/data/content/home'
import { kcc, vipCountdown } from '@/data/content/homeSections'
import { burn, staking, tokenPortraits } from '@/data/content/token'
import { fees } from '@/data/market/keyFigures'
import { kcc as kccQuote } from '@/data/market/tokens'
import { howTo } from '../../howTo'

const rowsOf = (facts: { label: string; value: string; note?: string }[]) =>
  facts.map(({ label, value, note }) => [label, value, note].filter(Boolean).join(': '))

it('has the fees and the terms of the specification', () => {
  expect(fees, howTo('A text')).toEqual({
    maker: '0.1%',
    taker: '0.15%',
    lowest: '0.05%',
    kccReduction: '50%',
  })
  expect(rowsOf(featureFigures)).toEqual(
    expect.arrayContaining(['Leverage up to: 100x', 'Card cashback up to: 3%']),
  )
})

it('has the marketing figures of the specification', () => {
  expect(statistics).toEqual([
    { label: 'Total volume', value: '$2.4B+', change: '+12.5%' },
    { label: 'Active users', value: '150K+', change: '+8.2%' },
    { label: 'Supported tokens', value: '500+', change: '+15.3%' },
    { label: 'Countries', value: '180+', change: '+5.1%' },
  ])
})

it('has the figures of our two tokens of the specification', () => {
  expect(rowsOf(tokenPortraits.kcc.facts)).toEqual([
    'Market cap: $687.3M',
    '24h change: +15.2%',
    'Supply: 10M: 7.5M circulating',
    'Fee reduction: Up to 50%',
  ])
  expect(rowsOf(tokenPortraits.kcredit.facts)).toEqual([
    'Credit interest: 8% APR',
    'Collateral ratio: 150%',
    'Supply: 25M: 18.75M circulating',
  ])
  expect(kccQuote.price).toBe(68.73)
  expect(rowsOf(kcc.facts)).toEqual(['Market cap: $687.3M', 'Supply: 10M', 'Circulating: 7.5M'])
  expect(kcc.benefits).toEqual(
    expect.arrayContaining(['Fee reduction up to 50%', 'VIP tier access', 'Premium staking rewards']),
  )
  expect([staking.figure, staking.unit, burn.figure]).toEqual(['25%', 'APY', '2%'])
  expect(rowsOf(staking.terms)).toContain('Lock period: 3+ months')
})

it('has the API plans of the specification', () => {
  expect(apiPlans.map(({ name, price, per, requests }) => [name, price + per, requests])).toEqual([
    ['Free', '$0', '100 requests/day'],
    ['Pro', '$99/mo', '10,000 requests/day'],
    ['Enterprise', 'Custom', 'Unlimited requests'],
  ])
  expect(apiPlans.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(['Pro'])
})

it('has the start of the countdown, the support hours and the answers of the specification', () => {
  expect(vipCountdown.start).toEqual({ days: 15, hours: 8, minutes: 42, seconds: 30 })
  expect(supportHours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Mon-Fri 9-18 EST',
    'Sat 10-16',
    'Sun Emergency',
  ])
  expect(contactQuestions.length).toBeGreaterThanOrEqual(4)
})
