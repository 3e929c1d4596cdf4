import { editDistances } from './editDistance'
import { foldedTextOf, foldText, hasWords, searchedWords, wordsOf } from './searchWords'

/** Another search in place of one that finds nothing as it is written, and that finds something. */
export type Correction = {
  search: string
  /** True if it is what was meant: a pair's base, or a few letters of difference. Otherwise the visitor is asked. */
  isSure: boolean
}

/** What a search is corrected by: the words of all items, and each two that follow each other, as they are written. */
export type Vocabulary = {
  /** The text of each item as it is compared. */
  texts: string[]
  /** By the word as it is compared. */
  words: Map<string, Known>
}

/** A word as it is written, and its letters as bits, so that most words that are too far need not be compared. */
type Known = { written: string; letters: number }

/** The most words of a search that is corrected. */
const mostWords = 6

/** How many items are read, and how many words compared, before a pause. */
const stride = { items: 200, words: 2_000 }

/** The currencies in which pairs are quoted; those that no asset is named for are left out as it is written, too. */
const quoteCurrencies = 'usdt usdc usd busd tusd fdusd dai eur gbp try jpy btc eth bnb'.split(' ')

function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Reads the words of all items, with pauses: those of thousands take longer than a frame. */
export function* learnWords<Item extends object>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): Generator<void, Vocabulary> {
  const words: Vocabulary['words'] = new Map()
  const learn = (folded: string, written: string) => {
    if (!words.has(folded)) words.set(folded, { written, letters: lettersOf(folded) })
  }
  const texts: string[] = []
  for (const item of items) {
    let before: { folded: string; written: string } | undefined
    for (const written of textOf(item).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      const folded = foldText(written)
      learn(folded, written)
      if (before) learn(before.folded + folded, `${before.written} ${written}`)
      before = { folded, written }
    }
    texts.push(foldedTextOf(item, textOf))
    if (texts.length % stride.items === 0) yield
  }
  return { texts, words }
}

/** The pair without its quote currency, in the ways in which it can be read: `BTC/USDT`, `BTCUSDT`. */
function basesOf(words: string[]): string[] {
  const last = words.at(-1) ?? ''
  if (words.length > 1) return quoteCurrencies.includes(last) ? [words.slice(0, -1).join(' ')] : []
  return quoteCurrencies
    .filter((quote) => last.endsWith(quote) && last !== quote)
    .map((quote) => last.slice(0, -quote.length))
}

type Reading = { written: string; isSure: boolean }

/** The known word that is nearest to a typed one, undefined if none is near; with pauses. */
function* nearestWord(typed: string, known: Map<string, Known>): Generator<void, Reading | undefined> {
  const sure = Math.min(2, Math.floor(typed.length / 4))
  const allowed = Math.max(sure, Math.floor(typed.length / 3))
  const letters = lettersOf(typed)
  let nearest: Reading | undefined
  let least = Number.POSITIVE_INFINITY
  let count = 0
  for (const [word, { written, letters: others }] of known) {
    count += 1
    if (count % stride.words === 0) yield
    const longer = word.length - typed.length
    const isPair = written.length > word.length
    if (longer < -allowed || (isPair && longer > allowed) || countBits(letters & ~others) > allowed) continue
    const distances = editDistances(typed, word.slice(0, typed.length + allowed), allowed)
    if (!distances) continue
    const whole = longer > allowed ? longer : (distances[word.length] ?? 0)
    // Of a longer word its beginning is enough: it may not have been typed to its end.
    const begun = typed.length < 6 || isPair ? whole : Math.min(...distances)
    const isSure = begun <= sure
    // Of words that are as near, the one that begins alike is more likely.
    const far = begun * 100 + whole + (word[0] === typed[0] ? 0 : 0.5)
    if ((!isSure && whole > allowed) || far >= least) continue
    least = far
    nearest = { written, isSure }
  }
  return nearest
}

/**
 * Reads a search that finds nothing as it is written once more: a pair by its base, a mistyped word by the nearest one.
 * Words that are near to none are left out, which is never sure. With pauses.
 */
export function* correctSearch(
  search: string,
  { texts, words }: Vocabulary,
): Generator<void, Correction | undefined> {
  const finds = (text: string) => {
    const wanted = searchedWords(text)
    return wanted.length > 0 && texts.some((each) => hasWords(each, wanted))
  }
  const findBase = (text: string) => basesOf(wordsOf(text)).find(finds)
  const typed = wordsOf(search)
  if (typed.length === 0 || typed.length > mostWords) return
  const base = findBase(search)
  if (base) return { search: base, isSure: true }
  yield

  const readings: (Reading | undefined)[] = []
  for (const word of typed)
    readings.push(finds(word) ? { written: word, isSure: true } : yield* nearestWord(word, words))
  const parts = readings.flatMap((reading) => reading?.written ?? [])
  const whole = parts.join(' ')
  if (parts.length === 0 || whole === typed.join(' ')) return
  yield
  const isSure = readings.every((reading) => reading?.isSure)
  const found = finds(whole) ? whole : findBase(whole)
  if (found) return { search: found, isSure }
  const part = parts.find(finds)
  return part === undefined ? undefined : { search: part, isSure: false }
}
