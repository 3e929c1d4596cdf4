const storyIn = ({ search }: { search: string }) => new URLSearchParams(search).get('story')

/**
 * What Ladle pushes to the history, with a number, is where the story is already: each story is one entry. It also drops what
 * stands behind `#`, where the Stepper keeps its steps as long as the story is the same.
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
