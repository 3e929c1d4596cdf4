import { repeatEarlyPresses } from 'fast-pages/source/src/browser/earlyPress'
import { useEffect } from 'react'

/** Tells the document's first script that a part of the page is hydrated, which then repeats what was pressed there. */
export const useHydratedNote = () => useEffect(repeatEarlyPresses, [])
