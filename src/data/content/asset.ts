/** The texts of an asset's own view. */
export const assetTexts = {
  describe: (name: string, exchange: string) => `Price, change and market cap of ${name} on ${exchange}.`,
  share: 'Share of total market cap',
  unlisted: (count: number) =>
    `The link names an asset that is not listed. All ${count} sample assets are in the market table.`,
  copied: 'The link is on the clipboard.',
  notCopied: 'Couldn’t copy. The link is in your browser’s address bar.',
}

/** An asset's chart. */
export const priceChart = {
  ranges: {
    '1h': { name: '1H', words: 'Last hour', candle: '2 minutes' },
    '24h': { name: '24H', words: 'Last 24 hours', candle: 'an hour' },
    '7d': { name: '7D', words: 'Last 7 days', candle: '6 hours' },
    '30d': { name: '30D', words: 'Last 30 days', candle: 'a day' },
  },
  range: 'Range',
  drawing: 'Drawing',
  label: (asset: string, range: string) => `Price of ${asset}, ${range.toLowerCase()}`,
  candles: (length: string) => `Each candle is ${length}; hollow ones rose.`,
  since: (moment: string) => `Since ${moment}, your time`,
  describe: (chart: { change: string; first: string; last: string; high: string; low: string }) =>
    `${chart.change}: from ${chart.first} to ${chart.last}, with a high of ${chart.high} and a low of ${chart.low}.`,
  describeCandle: (candle: { open: string; high: string; low: string; close: string }) =>
    `Open ${candle.open}, high ${candle.high}, low ${candle.low}, close ${candle.close}`,
  pausedNotice: 'Prices are paused.',
}
