import { useEffect } from 'react'
import { repeatEarlyPresses } from '../browser/earlyPress.ts'

/** Tells the document's first script that a part of the page is hydrated; the script then repeats the presses there. */
export const useHydratedNote = () => useEffect(repeatEarlyPresses, [])
