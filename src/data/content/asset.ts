/** The texts of an asset's own view. */
export const assetTexts = {
  describe: (name: string, exchange: string) => `Price, change and market cap of ${name} on ${exchange}.`,
  share: 'Share of total market cap',
  unlisted: (count: number) =>
    `The link names an asset that is not listed. All ${count} sample assets are in the market table.`,
  copied: 'The link is on the clipboard.',
  notCopied: 'Couldn’t copy. The link is in your browser’s address bar.',
}

/** The chart of the prices since the page was opened, and what stands in its place until there is a line. */
export const priceChart = {
  title: 'Since you opened this page',
  describe: (chart: { change: string; first: string; last: string; high: string; low: string }) =>
    `${chart.change}: from ${chart.first} to ${chart.last}, with a high of ${chart.high} and a low of ${chart.low}.`,
  isPaused: 'Prices are paused.',
  paused: 'The line starts when prices move again.',
  offline: 'Prices are offline. The line starts when they are back.',
  delayed: 'Prices are delayed. The line starts with the next one.',
  simulated: 'Prices move every few seconds. The line starts with the next one.',
  next: 'The line starts with the next price.',
}
