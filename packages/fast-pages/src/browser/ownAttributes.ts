/**
 * The data attributes of `<html>` that this package sets, by their names without `data-`; nothing sets them but the
 * functions below. The site has others, which the option `pageAttributes` names.
 */
export const ownAttributes = ['page', 'unstyled'] as const

/**
 * State of the page. `replaced`: before the first paint a script has found that this visitor gets another form than the
 * document's, so the style sheet hides that until theirs is rendered. `hydrated`: the page answers, so code outside of React
 * need not wait any more. Its lower parts may not be hydrated yet, but React does that at once where one is pressed.
 */
type PageState = 'replaced' | 'hydrated'

/** Sets `data-page`, or removes it. */
export function setPageState(state: PageState | null): void {
  const { dataset } = document.documentElement
  if (state) dataset.page = state
  else delete dataset.page
}

/** True if the page is in a state. */
export const isPage = (state: PageState): boolean => document.documentElement.dataset.page === state

/**
 * Sets or removes `data-unstyled`: from before the first paint until the late styles are there, or do not come, the style
 * sheet keeps the lower parts from being styled and shown.
 */
export function setUnstyled(isUnstyled: boolean): void {
  document.documentElement.toggleAttribute('data-unstyled', isUnstyled)
}
