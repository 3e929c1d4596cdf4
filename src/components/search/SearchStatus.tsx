import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useState } from 'react'

/** Debounce before a result is announced, in milliseconds. */
const debounceTime = 500

/** Announces a text once it has not changed for half a second. */
export function SearchStatus({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), debounceTime)
    return () => clearTimeout(timer)
  }, [text])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
