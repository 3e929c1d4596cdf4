import { Button } from '@chakra-ui/react/button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { Notice } from './Notice'

/** What stands in place of a page that could not be shown, while the rest of the site goes on. */
export function CrashPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Notice
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
      Something went wrong on our side. Your account and your balances are not affected.
    </Notice>
  )
}
