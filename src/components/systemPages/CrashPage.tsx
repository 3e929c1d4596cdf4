import { Button } from '@chakra-ui/react/button'
import { type AnyRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isReachable } from 'fast-pages/source/src/browser/connection'
import { isMissingCode } from 'fast-pages/source/src/browser/missingCode'
import { retry } from 'fast-pages/source/src/browser/retries'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { advice, notLoaded, stillNotLoaded } from '@/data/content/lost'
import { crash, goHome } from '@/data/content/systemPages'
import { MessagePage } from './MessagePage'

/** Shown in place of a page that threw an error; the rest of the site keeps working. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [hasFailedAgain, setFailedAgain] = useState(false)
  const isMissing = isMissingCode(error)

  const showAgain = () => {
    // First, because the failure that the router keeps would be shown as a new one.
    void router.invalidate()
    reset()
  }
  const loadAgain = async () => {
    try {
      await retry(error, () => loadPage(router))
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

/**
 * Loads the code of the shown page again. A route's component keeps its failure and does not reject; once its code is
 * there, it has nothing to preload.
 */
async function loadPage({ state, routesById }: AnyRouter) {
  const components = state.matches.map(({ routeId }) => routesById[routeId].options.component)
  await Promise.all(components.map((component) => component?.preload?.()))
  if (components.some((component) => component?.preload)) throw new Error('The page is still missing')
}

const missingText = (hasFailedAgain: boolean) => (
  // Announced when a retry has failed.
  <span role="status">{`${hasFailedAgain ? stillNotLoaded : notLoaded} ${advice}`}</span>
)
