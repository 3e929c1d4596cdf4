const tidy = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()

const isThere = (element: Element) => element.checkVisibility() && !element.closest('[inert]')

const nameOf = (element: Element) => tidy(element.getAttribute('aria-label') ?? element.textContent)

type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** The field with a label, as a visitor finds it. */
export const findField = (label: string): Control | undefined =>
  [...document.querySelectorAll('input, textarea')]
    .filter(isControl)
    .find(
      (field) =>
        isThere(field) &&
        (field.getAttribute('aria-label') === label ||
          [...(field.labels ?? [])].some((words) => nameOf(words) === label)),
    )

/** The button, link or checkbox with a name that can be pressed. */
export const findPressable = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button:not([disabled]), a[href]')].find(
    (element) =>
      isThere(element) && nameOf(element) === name && element.getAttribute('aria-disabled') !== 'true',
  ) ?? findField(name)

/** The page's heading. */
export const findPage = (title: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('h1')].find(
    (heading) => isThere(heading) && nameOf(heading) === title,
  )

/** The toast with this title and this description, or none. */
export const findNotice = (title: string, description?: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root][data-state=open]')].find(
    (toast) => {
      const part = (name: string) => tidy(toast.querySelector(`[data-part=${name}]`)?.textContent)
      return part('title') === title && part('description') === tidy(description)
    },
  )

/** True if a text can be read anywhere on the page, in whatever case it is set. */
export const isRead = (words: string): boolean =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
  tidy(document.body.innerText).toLowerCase().includes(tidy(words).toLowerCase())
