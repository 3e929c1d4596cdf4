import { useState } from 'react'
import { toQuery } from '@/data/marketView'

/**
 * The text of a search box whose query lives in the address, which follows what is typed a moment later: what comes
 * back from there is no news as long as it was typed here; anything else, as after Back, takes the text's place.
 */
export function useTypedText(query = '', onQueryChange: (query: string | undefined) => void) {
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  const [underWay, setUnderWay] = useState<string[]>([])
  if (query !== known) {
    const place = underWay.indexOf(query)
    const hasArrived = query === (toQuery(text) ?? '')
    setKnown(query)
    setUnderWay(place < 0 || hasArrived ? [] : underWay.slice(place + 1))
    if (place < 0 && !hasArrived) setText(query)
  }
  const type = (typed: string) => {
    const next = toQuery(typed)
    setText(typed)
    if (next === toQuery(text)) return
    setUnderWay([...underWay, next ?? ''])
    onQueryChange(next)
  }
  return [text, type] as const
}
