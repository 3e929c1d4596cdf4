/** The heading of the section that an element is, or is in. */
export const headingAround = (place: Element | null) =>
  place?.closest('section')?.querySelector<HTMLElement>('h2, h3') ?? null

/** The `ref` of what may go while it has the focus, which then goes to the heading of its section. */
export const leaveFocusToHeading = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) headingAround(part)?.focus()
}
