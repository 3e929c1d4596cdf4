import { Button } from '@chakra-ui/react/button'
import { isMissingCode, isReachable } from '@king-exchange/fast-pages/browser'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { advice, notLoaded, stillNotLoaded } from '@/data/content/lost'
import { crash, goHome } from '@/data/content/systemPages'
import { MessagePage } from './MessagePage'
import { loadPageAgain, showPageAgain } from './pageAgain'

/** Shown in place of a page that threw an error; the rest of the site keeps working. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [hasFailedAgain, setFailedAgain] = useState(false)
  const isMissing = isMissingCode(error)

  const showAgain = () => showPageAgain(router, reset)
  const loadAgain = async () => {
    try {
      await loadPageAgain(router, error)
    } catch {
      // Gone after a new release, or a browser that does not load it again. If the site cannot be reached, a reload would
      // replace this page with the browser's own error page.
      if (await isReachable()) window.location.reload()
      else setFailedAgain(true)
      return
    }
    showAgain()
  }

  return (
    <MessagePage
      title={crash.title}
      actions={
        <>
          <Button onClick={isMissing ? () => void loadAgain() : showAgain}>Retry</Button>
          <ButtonLink to="/" variant="outline">
            {goHome}
          </ButtonLink>
        </>
      }
    >
      {isMissing ? missingText(hasFailedAgain) : crash.text}
    </MessagePage>
  )
}

const missingText = (hasFailedAgain: boolean) => (
  // Announced when a retry has failed.
  <span role="status">{`${hasFailedAgain ? stillNotLoaded : notLoaded} ${advice}`}</span>
)
