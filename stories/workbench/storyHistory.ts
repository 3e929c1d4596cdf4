const storyIn = ({ search }: { search: string }) => new URLSearchParams(search).get('story')

/**
 * One entry of the history for each story: an entry that Ladle pushes, with a number, replaces the present one. Ladle also
 * drops the part behind `#`, where the Stepper keeps its steps; it stays while the story is the same.
 */
const { pushState, replaceState } = window.history
window.history.pushState = (state, unused, address) => {
  const url = new URL(address ?? '', window.location.href)
  if (storyIn(url) === storyIn(window.location)) url.hash ||= window.location.hash
  // Ladle encodes what is chosen twice.
  url.search = url.search.replace(/%25(?=[\dA-F]{2})/g, '%')
  const write = state?.idx === undefined ? pushState : replaceState
  write.call(window.history, state, unused, url)
}
