import { useState } from 'react'
import { reduceSearch } from '@/data/rules/searchText'

/**
 * What stands in a search box whose search lives in the address as `q`. The address follows what is typed late, or
 * not at every letter, so the box shows what was typed, and changes only when somebody else has changed the address.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q)
  // What the address held last, and what it will hold because of this box, in order.
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
