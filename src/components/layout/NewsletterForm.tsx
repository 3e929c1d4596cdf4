import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra, useRecipe } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { notifyInfo } from '@/components/toasts/toaster'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { newsletter } from '@/data/content/footer'
import { placeholderNotices } from '@/data/content/notices'

export type NewsletterFormProps = {
  /** The id of the heading, when another element is labelled by it. */
  id?: string
  /** Omit it below an existing heading. */
  heading?: string
  lead?: string
}

/**
 * Asks for an email address, then shows a notice that the newsletter is not implemented yet; nothing is validated or
 * sent. The label and the input are plain elements, since the library's `Field` would add 4 KiB to the first load of
 * every public page.
 */
export function NewsletterForm({ id, heading, lead }: NewsletterFormProps) {
  const field = useId()
  const input = useRecipe({ key: 'input' })
  return (
    <chakra.form
      noValidate
      method="dialog"
      width="full"
      onSubmit={(event) => {
        event.preventDefault()
        notifyInfo(placeholderNotices.newsletter)
      }}
    >
      <Stack gap="3">
        {heading ? (
          <Heading as="h2" id={id} textStyle="title">
            {heading}
          </Heading>
        ) : null}
        {lead ? (
          <Text color="fg.muted" textWrap="balance">
            {lead}
          </Text>
        ) : null}
        <Stack gap="2">
          <chakra.label htmlFor={field} textStyle="label">
            {newsletter.label}
          </chakra.label>
          <HStack gap="2" align="stretch" wrap="wrap">
            <chakra.input
              id={field}
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              flex="999 1 12rem"
              css={input({ size: 'md' })}
            />
            <Button type="submit" variant="outline" flex="1 0 auto">
              Subscribe
            </Button>
          </HStack>
          <Text textStyle="xs" color="fg.subtle">
            {newsletter.state}
          </Text>
          <ScriptsNeeded>{newsletter.withoutScripts}</ScriptsNeeded>
        </Stack>
      </Stack>
    </chakra.form>
  )
}
