import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { describeResult } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'

export type ResultStatusProps = { view: MarketView; count: number; total: number }

/** A pause in typing, in milliseconds, after which the result is worth saying. */
const pause = 500

/** Says how many assets are left after a search or a filter, and nothing when prices alone change that. */
export function ResultStatus({ view, count, total }: ResultStatusProps) {
  const [said, setSaid] = useState('')
  const asked = `${view.filter} ${view.q}`
  const answered = useRef(asked)
  const answer = useEffectEvent(() => {
    answered.current = asked
    setSaid(describeResult(view, count, total))
  })
  useEffect(() => {
    if (asked === answered.current) return
    const timer = setTimeout(answer, pause)
    return () => clearTimeout(timer)
  }, [asked])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
