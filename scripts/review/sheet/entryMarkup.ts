import type { Finding, Kind, View } from '../finding'
import { escapeHtml } from './escapeHtml'

/** What each kind is called on the sheet. */
export const kindNames: Record<Kind, string> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  failed: 'Not shown',
  unsteady: 'Unsteady',
}

/** What can be said about an entry; `open` is what nobody has looked at yet. */
export const verdicts = { open: 'Open', accept: 'Accept', question: 'Question', reject: 'Reject' }

/** An entry of the sheet: a story or a page with its pictures and a place for the verdict. */
export function entryMarkup(finding: Finding): string {
  const { id, area, title, kind, digest, views } = finding
  const name = escapeHtml(title)
  const data = {
    id,
    area,
    title,
    kind,
    widths: views.map(({ width }) => width).join(' '),
    key: `${id} ${digest}`,
  }
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escapeHtml(value)}"`)
  return `<article class="entry" aria-labelledby="title-${id}" ${attributes.join(' ')}>
<header><h3 id="title-${id}">${name}</h3> <span class="kind ${kind}">${kindNames[kind]}</span> <code>${id}</code></header>
${views.map((view) => viewMarkup(view, title)).join('\n')}
<div class="judgement"><fieldset><legend>Verdict</legend>${Object.entries(verdicts)
    .map(
      ([verdict, words]) =>
        `<label><input type="radio" name="verdict-${id}" value="${verdict}"${verdict === 'open' ? ' checked' : ''}> ${words}</label>`,
    )
    .join('')}</fieldset><label class="note">Note<textarea rows="2"></textarea></label></div>
</article>`
}

function viewMarkup(view: View, title: string): string {
  const { width, kind, before, after, difference, problem } = view
  const about = `${escapeHtml(title)}, ${width} pixels wide`
  const picture = (file: string, words: string) =>
    `<a href="pictures/${file}" target="_blank"><img src="pictures/${file}" width="${width}" loading="lazy" alt="${about}: ${words}"></a>`
  const figures = [
    before
      ? `<figure class="before"><figcaption>Before</figcaption>${picture(before, 'before')}</figure>`
      : '',
    after ? `<figure class="after"><figcaption>After</figcaption>${picture(after, 'after')}</figure>` : '',
    difference && after ? differenceMarkup(difference, picture(after, 'difference')) : '',
  ]
  const swipe = difference
    ? `<div class="swipe"><span>Before</span><input type="range" min="0" max="100" value="50" aria-label="How much is shown of before, in per cent"><span>After</span></div>`
    : ''
  const stage = problem
    ? `<p class="problem">${escapeHtml(problem)}</p>`
    : `${swipe}<div class="stage${difference ? ' compared' : ''}" role="group" tabindex="0" aria-label="${about}"${difference ? ` data-top="${difference.box.top / difference.height}"` : ''}>${figures.join('')}</div>`
  return `<section class="view" data-width="${width}"><h4>${width} px <small>${remarkOn(kind, difference)}</small></h4>${stage}</section>`
}

function remarkOn(kind: Kind, difference: View['difference']): string {
  if (!difference) return kindNames[kind].toLowerCase()
  const { changedPixels, box } = difference
  const place = `within ${box.width} × ${box.height} at ${box.left}, ${box.top}`
  const words = `${changedPixels.toLocaleString('en-GB')} ${changedPixels === 1 ? 'pixel differs' : 'pixels differ'}, ${place}`
  return kind === 'unsteady' ? `${words}, and each picture shows something else` : words
}

/** The later picture, faded, with what differs marked on it, and a frame around that, as a few pixels are easily missed. */
function differenceMarkup(
  { mask, width, height, box }: NonNullable<View['difference']>,
  picture: string,
): string {
  const share = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`
  const frame = `left: ${share(box.left, width)}; top: ${share(box.top, height)}; width: ${share(box.width, width)}; height: ${share(box.height, height)}`
  return `<figure class="difference"><figcaption>Difference</figcaption><div class="layers" style="aspect-ratio: ${width} / ${height}; width: ${width}px">${picture}<img class="mask" src="pictures/${mask}" width="${width}" loading="lazy" alt=""><span class="frame" style="${frame}"></span></div></figure>`
}
