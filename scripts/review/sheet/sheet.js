// The script of the review sheet: filters, views, and verdicts, which the browser keeps. It is put into the page as it is.
{
  /** @typedef {{ verdict: string; note: string }} Judgement */

  const storageKey = 'king-exchange-review'

  /** @returns {Record<string, Judgement>} */
  const readKept = () => {
    try {
      return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    } catch {
      return {}
    }
  }

  /**
   * @template {Element} Kind
   * @param {ParentNode} parent
   * @param {string} selector
   * @param {new () => Kind} kind
   * @returns {Kind}
   */
  const find = (parent, selector, kind) => {
    const found = parent.querySelector(selector)
    if (!(found instanceof kind)) throw new Error(`The sheet has no ${selector}`)
    return found
  }

  const kept = readKept()
  const tools = find(document, '.tools', HTMLFormElement)
  const shown = find(tools, '.shown', HTMLElement)
  const entries = [...document.querySelectorAll('.entry')].filter((entry) => entry instanceof HTMLElement)

  /** @param {HTMLElement} entry */
  const judgementOf = (entry) => kept[entry.dataset.key ?? ''] ?? { verdict: 'open', note: '' }

  /**
   * @param {HTMLElement} entry
   * @param {Partial<Judgement>} change
   */
  const judge = (entry, change) => {
    kept[entry.dataset.key ?? ''] = { ...judgementOf(entry), ...change }
    entry.dataset.verdict = judgementOf(entry).verdict
    try {
      // Another sheet may have been judged in another tab.
      localStorage.setItem(storageKey, JSON.stringify({ ...readKept(), ...kept }))
    } catch {
      // Storage is switched off or full: the verdicts last until the page is closed.
    }
  }

  /** @param {string} name */
  const wanted = (name) => String(new FormData(tools).get(name) ?? '')

  const filter = () => {
    const words = wanted('text').toLowerCase().split(/\s+/)
    let count = 0
    for (const entry of entries) {
      const { id = '', title = '', area = '', kind, widths = '', verdict } = entry.dataset
      const text = `${id} ${title} ${area} ${judgementOf(entry).note}`.toLowerCase()
      const isWanted =
        words.every((word) => text.includes(word)) &&
        ['', area].includes(wanted('area')) &&
        ['', kind].includes(wanted('kind')) &&
        ['', verdict].includes(wanted('verdict')) &&
        ['', ...widths.split(' ')].includes(wanted('width'))
      entry.hidden = !isWanted
      count += isWanted ? 1 : 0
      for (const view of entry.querySelectorAll('.view')) {
        if (view instanceof HTMLElement) view.hidden = !['', view.dataset.width].includes(wanted('width'))
      }
    }
    for (const area of document.querySelectorAll('.area')) {
      if (area instanceof HTMLElement) area.hidden = !area.querySelector('.entry:not([hidden])')
    }
    find(document, '.none', HTMLElement).hidden = count > 0
    shown.textContent = `${count} of ${entries.length} shown`
  }

  const markdown = () => {
    /** @param {string} verdict */
    const count = (verdict) => entries.filter((entry) => judgementOf(entry).verdict === verdict).length
    const lines = [
      `# ${document.body.dataset.title}`,
      '',
      `${count('accept')} accepted, ${count('question')} with a question, ${count('reject')} rejected, ${count('open')} open`,
    ]
    let listed = ''
    for (const entry of entries) {
      const { id, title, area = '', kind, widths = '' } = entry.dataset
      const { verdict, note } = judgementOf(entry)
      if (area !== listed) lines.push('', `## ${area}`, '')
      listed = area
      const what = `- **${verdict}** ${title} (\`${id}\`), ${kind} at ${widths.split(' ').join(' and ')} px`
      lines.push(note.trim() ? `${what}: ${note.trim().replace(/\n/g, '\n  ')}` : what)
    }
    return `${lines.join('\n')}\n`
  }

  const copy = () =>
    navigator.clipboard.writeText(markdown()).then(
      () => {
        shown.textContent = 'Copied as Markdown'
      },
      () => {
        shown.textContent = 'The browser does not allow copying: download it instead'
      },
    )

  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([markdown()], { type: 'text/markdown' }))
    link.download = 'review.md'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  /** Scrolls each picture to what differs, once it is loaded. */
  const showDifferences = () => {
    for (const stage of document.querySelectorAll('.stage[data-top]')) {
      if (!(stage instanceof HTMLElement)) continue
      const scroll = () => {
        stage.scrollTop = Math.max(0, Number(stage.dataset.top) * stage.scrollHeight - 96)
      }
      for (const picture of stage.querySelectorAll('img'))
        picture.addEventListener('load', scroll, { once: true })
      scroll()
    }
  }

  for (const entry of entries) {
    const { verdict, note } = judgementOf(entry)
    entry.dataset.verdict = verdict
    find(entry, `input[value="${verdict}"]`, HTMLInputElement).checked = true
    find(entry, 'textarea', HTMLTextAreaElement).value = note
    entry.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) judge(entry, { note: target.value })
      else if (target instanceof HTMLInputElement && target.type === 'radio')
        judge(entry, { verdict: target.value })
      else if (target instanceof HTMLInputElement) {
        target.closest('.view')?.querySelector('.stage')?.setAttribute('style', `--cut: ${target.value}%`)
      }
    })
  }
  tools.addEventListener('submit', (event) => event.preventDefault())
  tools.addEventListener('input', () => {
    document.body.dataset.view = wanted('view')
    filter()
    showDifferences()
  })
  find(tools, '[name=copy]', HTMLButtonElement).addEventListener('click', copy)
  find(tools, '[name=download]', HTMLButtonElement).addEventListener('click', download)
  filter()
  showDifferences()
}
