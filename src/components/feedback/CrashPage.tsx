import { Button } from '@chakra-ui/react/button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { MessagePage } from './MessagePage'

/** Whether a page's code could not be fetched, in the words of each browser; it is not asked for again. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message)

/** What stands in place of a page that could not be shown, while the rest of the site goes on. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isMissing = isMissingCode(error)
  const retry = () => {
    if (isMissing) {
      // Without a network the browser would put its own page in place of this one.
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
        ? 'It could not be loaded. Check your connection, and try again when it is back.'
        : 'Something went wrong on our side. Your account and your balances are not affected.'}
    </MessagePage>
  )
}
