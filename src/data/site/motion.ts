import { storedText } from './storedText'

/** The visitor's choice for everything that changes by itself. */
export type MotionChoice = 'live' | 'paused'

const stored = storedText('localStorage', 'king-exchange-motion')

/** The stored choice; `live` where nothing is stored. */
export const storedMotionChoice = (): MotionChoice => (stored.read() === 'paused' ? 'paused' : 'live')

/** Stores the choice for the next visit. Without `localStorage` it lasts until the page is closed. */
export const storeMotionChoice = (choice: MotionChoice) => void stored.write(choice)
