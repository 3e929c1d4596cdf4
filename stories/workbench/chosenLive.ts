import { createContext, useContext } from 'react'

/** The live data that is chosen in the workbench's toolbar. */
export const ChosenLive = createContext<'paused' | 'live'>('paused')

/** Whether prices and countdowns of a story begin live. */
export const useChosenLive = () => useContext(ChosenLive)
