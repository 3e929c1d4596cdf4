const storyIn = ({ search }: { search: string }) => new URLSearchParams(search).get('story')

/** Ladle writes addresses without what stands behind `#`: there the Stepper keeps its steps, as long as the story is the same. */
const { pushState } = window.history
window.history.pushState = (state, unused, address) => {
  const url = new URL(address ?? '', window.location.href)
  if (storyIn(url) === storyIn(window.location)) url.hash ||= window.location.hash
  pushState.call(window.history, state, unused, url)
}
