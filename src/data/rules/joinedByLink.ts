/** How many people came by a referral link, as a sentence. */
export function joinedByLink(count: number): string {
  if (count === 0) return 'Nobody has joined with your link yet.'
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'} joined with your link.`
}
