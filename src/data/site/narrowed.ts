/** The search params that narrow or sort what a page lists. */
const narrowing = /[?&](?:q|filter|sort|order|category)=/i

/** Sets `data-narrowed` on the root element, which hides the document's list until the one that is asked for is rendered. */
export function markNarrowed(isNarrowed = narrowing.test(window.location.search)): void {
  document.documentElement.toggleAttribute('data-narrowed', isNarrowed)
}
