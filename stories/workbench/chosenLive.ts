import { createContext, useContext } from 'react'

/** The live data that is chosen in the workbench's toolbar. */
export const ChosenLive = createContext<'paused' | 'live'>('paused')

export const useChosenLive = () => useContext(ChosenLive)
