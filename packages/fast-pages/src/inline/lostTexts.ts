/** Texts of a document whose scripts do not come. */
export type LostTexts = {
  /** The label of the button below a page. */
  retryOffer: string
  /** A document without content, when a retry has failed. */
  stillLost: string
}

declare global {
  /** Each text is written into the inline scripts by the build. */
  const lostTexts: LostTexts
}
