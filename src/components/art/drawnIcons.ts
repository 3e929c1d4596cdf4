const symbols =
  'BTC ETH USDT USDC BNB SOL ADA XRP DOGE TON TRX AVAX LINK DOT LTC NEAR UNI APT ATOM ARB FIL OP KCC KCREDIT'

/** The symbols that have a device in `assetIcons.svg`. An asset of another symbol shows its first letters. */
export const drawnIcons = new Set(symbols.split(' '))
