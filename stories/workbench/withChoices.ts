/** What is chosen in the toolbar, by its names in the address. */
const choices = ['mode', 'rtl', 'theme', 'width', 'arg-liveData', 'arg-motion', 'arg-textSize']

/** A link with what is chosen in an address of the workbench, but for what the link says itself. */
export function withChoices(link: string, address: string): string {
  const to = new URL(link, address)
  for (const [name, value] of new URL(address).searchParams) {
    if (choices.includes(name) && !to.searchParams.has(name)) to.searchParams.append(name, value)
  }
  return to.href
}
