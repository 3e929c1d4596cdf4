import { addressWith } from './storyLink'

/** Parameters of the toolbar's choices in the address. */
const choices = ['mode', 'rtl', 'theme', 'width', 'arg-liveData', 'arg-motion', 'arg-textSize']

/** A link with the choices of a workbench address, except for those that the link makes itself. */
export function withChoices(link: string, address: string): string {
  const to = new URL(link, address)
  for (const [name, value] of new URL(address).searchParams) {
    if (choices.includes(name) && !to.searchParams.has(name)) to.searchParams.append(name, value)
  }
  return to.href
}

/** The address of a story alone in a frame, with the choices of the page around it except its width. */
export function frameLink(story: string, search: string): string {
  // An id may bring a parameter of its own, such as the state of a machine.
  const { searchParams } = new URL(
    withChoices(`?story=${story}&mode=preview`, `https://page.example/${search}`),
  )
  searchParams.delete('width')
  return addressWith(searchParams)
}

/** The address of the story in the window for a frame, whose own width is the one that is chosen. */
export function aloneAtWidth(): string {
  const search = new URLSearchParams(window.location.search)
  search.delete('width')
  search.set('mode', 'preview')
  return addressWith(search) + window.location.hash
}
