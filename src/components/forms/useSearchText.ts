import { useState } from 'react'
import { reduceSearch } from '@/data/text/searchText'

/**
 * The text of a search box whose search is in the URL as `q`. The URL is updated late, and not for every letter. So the
 * box shows the typed text, and changes only when something else has changed `q`.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q)
  // The last value of `q`, followed by the values that this box has sent and that have not arrived yet.
  const [expected, setExpected] = useState([q])
  const place = expected.indexOf(q)
  if (place < 0) setText(q)
  if (place !== 0) setExpected(place < 0 ? [q] : expected.slice(place))

  const type = (next: string) => {
    const nextQ = reduceSearch(next)
    setText(next)
    if (nextQ === expected.at(-1)) return
    setExpected([...expected, nextQ])
    onSearch(nextQ)
  }
  return [text, type] as const
}
