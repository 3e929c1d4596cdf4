import { ButtonLink } from '@/components/layout/ButtonLink'
import { Notice } from './Notice'

/** What an unknown address shows. */
export function NotFoundPage() {
  return (
    <Notice
      title="There is no page here"
      actions={
        <>
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink to="/support" variant="outline">
            Get help
          </ButtonLink>
        </>
      }
    >
      The address may be mistyped, or the page may have moved.
    </Notice>
  )
}
