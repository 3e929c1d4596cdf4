import { useSyncExternalStore } from 'react'

const aMinute = 60_000

function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = document.hidden
      ? undefined
      : setTimeout(
          () => {
            onChange()
            wait()
          },
          aMinute - (Date.now() % aMinute),
        )
  }
  const follow = () => {
    clearTimeout(timer)
    onChange()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}

// Reads the clock once: a millisecond that passes between two reads would make a minute that never was.
const currentMinute = () => Math.floor(Date.now() / aMinute) * aMinute

/** The current minute in milliseconds since the epoch; it stands still while the tab is hidden. */
export const useMinute = () => useSyncExternalStore(subscribe, currentMinute, currentMinute)
