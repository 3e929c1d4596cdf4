import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { notifyInfo, notifySuccess } from '@/components/toasts/toaster'
import { failureTitles, signedOutHere, successes } from '@/data/content/messages'
import { signOut } from '@/data/provider/signOut'
import { report } from './-outcome'

/** Signs out of this browser and leads to a page, unless that has been left meanwhile. Where it fails, says so and stays. */
export function useSignOut(to: '/' | '/login') {
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const leave = async () => {
    setSigningOut(true)
    try {
      const { isServerTold } = report(await signOut(), { failure: failureTitles.signOut, isAlone: true })
      if (isServerTold) notifySuccess(successes.signedOut)
      else notifyInfo(signedOutHere)
      if (isHere.current) await navigate({ to })
    } catch {
      setSigningOut(false)
    }
  }
  return { isSigningOut, onSignOut: () => void leave() }
}
