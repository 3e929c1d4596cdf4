import { Button } from '@chakra-ui/react/button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { isMissingCode } from '@/data/rules/missingCode'
import { MessagePage } from './MessagePage'

/** Shown in place of a page that threw an error; the rest of the site keeps working. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isMissing = isMissingCode(error)
  const retry = () => {
    if (isMissing) {
      // Offline, a reload would replace this page with the browser's own error page.
      if (navigator.onLine) window.location.reload()
      return
    }
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      title="This page could not be shown"
      actions={
        <>
          <Button onClick={retry}>Retry</Button>
          <ButtonLink to="/" variant="outline">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      {isMissing
        ? 'It could not be loaded. Check your connection and try again.'
        : 'Something went wrong on our side. Your account and your balances are not affected.'}
    </MessagePage>
  )
}
