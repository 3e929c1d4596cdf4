/** Something on a page, by its role and its accessible name, of which the end may be left out with `…`. */
export type Target = {
  role: 'button' | 'link' | 'field' | 'heading' | 'notice' | 'dialog' | 'menu'
  name?: string
  /** A selector of the element around it. */
  within?: string
}

/**
 * The visible elements of a target. If it `isAimedAt`, the first one is scrolled into the window and has the point where a
 * press lands on it. Sent to the browser as its text, so it uses nothing from outside of it.
 */
export function lookAt({ role, name, within = 'html' }: Target, isAimedAt = false) {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    field: 'input:not([type=checkbox]), textarea, select',
    heading: 'h1, h2, h3',
    notice: '[data-scope=toast][data-part=root][data-state=open]',
    dialog: 'dialog:is([open], :popover-open), [role=dialog], [role=alertdialog]',
    menu: '[popover]',
  }
  const said = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return said(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const label = element.getAttribute('aria-label')
    if (label) return said(label)
    const { labels } = element as HTMLInputElement
    return said((labels?.[0] ?? element).textContent)
  }
  const isNamed = (element: Element) => {
    const own = nameOf(element)
    return name === undefined || (name.endsWith('…') ? own.startsWith(name.slice(0, -1)) : own === name)
  }
  const pointOf = (element: HTMLElement) => {
    const centre = () => {
      const [box] = element.getClientRects()
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined
    }
    const isHit = (at: ReturnType<typeof centre>) => {
      const hit = at && document.elementFromPoint(at.x, at.y)
      return hit && (element.contains(hit) || hit.closest('label')?.control === element)
    }
    if (!isHit(centre())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const at = centre()
    return isHit(at) ? at : undefined
  }
  return [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selectors[role]})`)]
    .filter((element) => isNamed(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element, index) => ({
      point: isAimedAt && index === 0 ? pointOf(element) : undefined,
      value: (element as HTMLInputElement).value,
      isFocused: element === document.activeElement,
    }))
}
