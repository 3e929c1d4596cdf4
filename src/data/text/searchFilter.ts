/** A text for comparison: in Unicode's compatible form, so that `ＢＴＣ` is `BTC`, and without case. */
const compared = (text: string) => text.normalize('NFKC').toLowerCase()

/** True if one of the texts has the search in it; a blank one is in all. */
export function searchFilter(search: string): (...texts: string[]) => boolean {
  const searched = compared(search).trim()
  return (...texts) => texts.some((text) => compared(text).includes(searched))
}
