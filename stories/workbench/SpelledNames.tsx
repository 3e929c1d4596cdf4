import { drawn } from 'virtual:drawn-machines'
import { useEffect } from 'react'
import { spelled } from '../start/inWords'
import { machineInWords } from './stateInWords'
import { stepperOf } from './storyLink'

/** Machines' names in words, by the stories that step them. */
const machines = new Map(
  Object.keys(drawn.states).map((machine) => [stepperOf(machine), machineInWords(machine)]),
)

/** Name of the machine whose Stepper an address of the workbench leads to, if any. */
const machineAt = (address: string) =>
  machines.get(new URL(address, window.location.href).searchParams.get('story') ?? '')

function mend() {
  const machine = machineAt(window.location.href)
  const title = machine
    ? `${machine} - Stepper | King Exchange workbench`
    : spelled(document.title.replace(/ \| Ladle$/, ' | King Exchange workbench'))
  if (title !== document.title) document.title = title
  for (const column of document.querySelectorAll('.ladle-aside')) {
    const names = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
    while (names.nextNode()) {
      const name = names.currentNode as Text
      const link = name.parentElement?.closest('a')
      const written = (link && machineAt(link.href)) ?? spelled(name.data)
      if (written !== name.data) name.data = written
    }
    for (const entry of column.querySelectorAll<HTMLElement>('[title]'))
      entry.title = entry.matches('.ladle-linkable') ? (entry.textContent ?? '') : spelled(entry.title)
  }
}

/**
 * Ladle makes the names in its column, and the title of the page, out of addresses: here they are written as names are, and
 * those of machines as everywhere else.
 */
export function SpelledNames() {
  useEffect(() => {
    const observer = new MutationObserver(mend)
    for (const place of document.querySelectorAll('title, .ladle-aside'))
      observer.observe(place, { childList: true, subtree: true })
    mend()
    return () => observer.disconnect()
  }, [])
  return null
}
