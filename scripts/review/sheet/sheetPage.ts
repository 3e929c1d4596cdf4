import { readFileSync } from 'node:fs'
import { type Finding, groupByArea, kinds } from '../finding'
import { entryMarkup, kindNames, verdicts } from './entryMarkup'
import { escapeHtml } from './escapeHtml'
import { themeColours } from './themeColours'

/** What a sheet tells. */
export type Sheet = {
  findings: Finding[]
  /** What the two commits are called. */
  names: { before: string; after: string }
  /** How much was looked at, and for which text in the id if not at everything. */
  scope: { subjects: number; pictures: number; only?: string }
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The document of a sheet. It needs nothing but the pictures in the folder beside it. */
export function sheetPage({ findings, names, scope }: Sheet): string {
  const groups = groupByArea(findings)
  const title = `Review: ${names.before} → ${names.after}`
  const looked = `${scope.subjects.toLocaleString('en-GB')} stories and pages${scope.only ? ` with “${scope.only}” in their id` : ''}`
  const summary =
    findings.length === 0
      ? `Nothing differs: ${looked} look the same in both, at both widths.`
      : `${findings.length.toLocaleString('en-GB')} of ${looked} differ.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
<style>:root { ${themeColours()} }
${read('./sheet.css')}</style>
</head>
<body data-view="beside" data-title="${escapeHtml(title)}">
<header class="top">
<h1>Review sheet</h1>
<p class="names"><b>Before</b> ${escapeHtml(names.before)} <b>After</b> ${escapeHtml(names.after)}</p>
<p${findings.length === 0 ? ' class="empty"' : ''}>${escapeHtml(summary)}</p>
</header>
${findings.length === 0 ? '<main></main>' : `${toolsMarkup(groups)}\n<main>${groups.map(groupMarkup).join('\n')}\n<p class="none" hidden>Nothing fits these filters.</p></main>\n<script>${read('./sheet.js')}</script>`}
</body>
</html>
`
}

type Group = ReturnType<typeof groupByArea>[number]

const groupMarkup = ({ area, findings }: Group, index: number) =>
  `<section class="area" aria-labelledby="area-${index}"><h2 id="area-${index}">${escapeHtml(area)} <small>${findings.length}</small></h2>\n${findings.map(entryMarkup).join('\n')}</section>`

function toolsMarkup(groups: Group[]): string {
  const found = groups.flatMap(({ findings }) => findings)
  const areas = groups.map(({ area, findings }) => [area, `${area} (${findings.length})`])
  const shownKinds = kinds
    .map((kind) => ({ kind, count: found.filter((finding) => finding.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => [kind, `${kindNames[kind]} (${count})`])
  const views = { beside: 'Side by side', swipe: 'Swipe', difference: 'Difference' }
  return `<form class="tools" aria-label="What is shown">
<label>Search<input type="search" name="text" autocomplete="off"></label>
${choice('area', 'Area', areas)}
${choice('kind', 'Kind', shownKinds)}
${choice('width', 'Width', [
  ['375', '375 px'],
  ['1440', '1440 px'],
])}
${choice('verdict', 'Verdict', Object.entries(verdicts))}
<fieldset><legend>View</legend>${Object.entries(views)
    .map(
      ([view, words]) =>
        `<label><input type="radio" name="view" value="${view}"${view === 'beside' ? ' checked' : ''}> ${words}</label>`,
    )
    .join('')}</fieldset>
<p class="shown" role="status"></p>
<p class="export"><button type="button" name="copy">Copy as Markdown</button> <button type="button" name="download">Download</button></p>
</form>`
}

const choice = (name: string, label: string, options: string[][]) =>
  `<label>${label}<select name="${name}"><option value="">All</option>${options
    .map(([value = '', words = '']) => `<option value="${escapeHtml(value)}">${escapeHtml(words)}</option>`)
    .join('')}</select></label>`
