/** The links of a part of a page: whether they say that their page is under construction, by a tag, or by their list. */
export const linksOf = (root: Element) =>
  Array.from(root.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])'), (link) => ({
    href: link.href,
    isTagged:
      /Soon$|\(Soon\)$/.test(link.getAttribute('aria-label') ?? link.textContent ?? '') ||
      link.closest('[aria-label="Coming soon"]') !== null ||
      // A sentence about the terms says that they are a draft.
      link.closest('p, label')?.textContent?.includes('(draft)') === true,
  }))
