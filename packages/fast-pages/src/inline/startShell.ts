// Starts the site in a document without content: the build puts it into the head of such a document, as an inline script
// with the names of the site's entry and of React's renderer. If they do not come, it shows what the document holds for that
// moment in a template, until a retry brings them.

import './lostTexts.ts'
import { isReachable } from '../browser/connection.ts'
import { lostTemplateId } from '../browser/documentIds.ts'
import { onLost } from '../browser/lostStart.ts'

const { start = '', renderer = '' } = document.currentScript?.dataset ?? {}

const begin = () =>
  Promise.all([start, renderer].map((file) => import(/* @vite-ignore */ file))).then(() => true, showLost)

function showLost() {
  const root = document.getElementById('root')
  const template = document.getElementById(lostTemplateId)
  if (!root || root.hasChildNodes() || !(template instanceof HTMLTemplateElement)) return false
  root.append(template.content.cloneNode(true))
  const said = root.querySelector('[role=status]')
  // The page that is rendered at last takes the place of all this.
  root.querySelector('button')?.addEventListener('click', async () => {
    if (await begin()) return
    // Not every browser loads again what has failed once.
    if (await isReachable()) window.location.reload()
    else if (said) said.textContent = lostTexts.stillLost
  })
  addEventListener('online', begin)
  return false
}

onLost(showLost)
// The site looks for its place in the document.
document.addEventListener('DOMContentLoaded', begin)
