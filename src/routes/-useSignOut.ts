import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '@/data/auth'
import { failureTitles, successes } from '@/data/messages'
import { report } from './-outcome'

/** Signs out of this browser and leads to a page. Where that fails, says so and stays. */
export function useSignOut(to: '/' | '/login') {
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)
  const leave = async () => {
    setSigningOut(true)
    try {
      report(await signOut(), { success: successes.signedOut, failure: failureTitles.signOut, isAlone: true })
      await navigate({ to })
    } catch {
      setSigningOut(false)
    }
  }
  return { isSigningOut, onSignOut: () => void leave() }
}
