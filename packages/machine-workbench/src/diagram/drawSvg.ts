import { type Diagram, textSizes } from './layoutDiagram.ts'

/** Highlights: the ids of active states, and the last step's transitions as `source target`. */
export type Highlights = { active: ReadonlySet<string>; taken: ReadonlySet<string> }

/** Path of a machine's picture, relative to the workbench's page. */
export const chartFile = (machine: string) => `statecharts/${machine}.svg`

/** The same with these states lit. */
export const litChart = (machine: string, active: Iterable<string>) =>
  `${chartFile(machine)}?${new URLSearchParams([...active].map((id) => ['active', id]))}`

/** Lights the states that the address of a file names, and has a click show all of it, or the place as large as it is. */
const fileScript = `
const svg = document.documentElement
const { classList } = svg
const named = new URLSearchParams(location.search).getAll('active')
for (const state of document.querySelectorAll('[data-state]'))
  if (named.includes(state.dataset.state)) state.classList.add('active')
document.querySelector('.active:not(.group)')?.scrollIntoView({ block: 'center', inline: 'center' })
document.onclick = ({ clientX, clientY }) => {
  const place = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse())
  classList.toggle('whole')
  const { x, y } = place.matrixTransform(svg.getScreenCTM())
  scrollBy(x - innerWidth / 2, y - innerHeight / 2)
}
`

const nothing: Highlights = { active: new Set(), taken: new Set() }

/** A page gives its own colours by these properties; a file by itself has those of the browser, light or dark. */
const styles = `
svg:root { color-scheme: light dark; background: Canvas; font-family: system-ui, sans-serif; cursor: zoom-out }
svg.whole:root { width: 100vw; height: 100vh; cursor: zoom-in }
@media print { svg:root { color-scheme: light; width: 100%; height: auto } }
.statechart { --ink: var(--chart-ink, CanvasText); --soft: var(--chart-soft, GrayText) }
.statechart rect { fill: var(--chart-fill, Canvas); stroke: var(--soft) }
.statechart text { fill: var(--soft); font-size: ${textSizes.small}px; text-anchor: middle }
.statechart .name { fill: var(--ink); font-size: ${textSizes.name}px; font-weight: 600 }
.statechart .group > rect, .statechart .end { fill: none }
.statechart .group > text { text-anchor: start }
.statechart .parallel > rect { stroke-dasharray: 5 4 }
.statechart .active > rect { fill: var(--chart-solid, Highlight); stroke: var(--chart-solid, Highlight) }
.statechart .active > text { fill: var(--chart-contrast, HighlightText) }
.statechart .group.active > rect { fill: var(--chart-subtle, none) }
.statechart .group.active > text { fill: var(--chart-accent, CanvasText) }
.statechart path { fill: none; stroke: var(--soft) }
.statechart :is(polygon, circle) { fill: var(--soft); stroke: var(--soft) }
.statechart .anywhere { fill: none }
.statechart .taken path { stroke: var(--chart-accent); stroke-width: 2.5 }
.statechart .taken :is(polygon, text) { fill: var(--chart-accent); stroke: none }
`

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const write = (x: number, y: number, text: string, kind = '') =>
  `<text x="${x}" y="${y}"${kind}>${escaped(text)}</text>`

function drawState(
  { id, x, y, width, height, name, type, invokes }: Diagram['states'][number],
  { active }: Highlights,
) {
  const isGroup = type === 'compound' || type === 'parallel'
  const left = isGroup ? x + 10 : x + width / 2
  const kinds = [type, isGroup ? 'group' : '', active.has(id) ? 'active' : ''].filter(Boolean)
  const box = (inset: number, kind: string) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}"${kind}/>`
  return [
    `<g class="${kinds.join(' ')}" data-state="${escaped(id)}">`,
    box(0, ''),
    type === 'final' ? box(3, ' class="end"') : '',
    write(left, y + 20, name, ' class="name"'),
    ...invokes.map((invoked, index) => write(left, y + 20 + (index + 1) * textSizes.line, `runs ${invoked}`)),
    '</g>',
  ].join('')
}

function drawArrow(
  { source, target, line, head, labels, at }: Diagram['arrows'][number],
  { taken }: Highlights,
) {
  const top = at ? at.y - ((labels.length - 1) * textSizes.line) / 2 + 4 : 0
  return [
    labels.length > 0 && taken.has(`${source} ${target}`) ? '<g class="taken">' : '<g>',
    `<path d="${line}"/><polygon points="${head}"/>`,
    ...labels.map((label, index) => write(at?.x ?? 0, top + index * textSizes.line, label)),
    '</g>',
  ].join('')
}

/** A statechart as a picture: a file by itself, or a part of a page with the active states and the last step highlighted. */
export const drawSvg = (
  { width, height, states, arrows, dots }: Diagram,
  highlights: Highlights = nothing,
  rest = '',
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" class="statechart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${styles}</style>`,
    ...states.map((state) => drawState(state, highlights)),
    ...arrows.map((arrow) => drawArrow(arrow, highlights)),
    ...dots.map(
      ({ x, y, kind }) => `<circle class="${kind}" cx="${x}" cy="${y}" r="${kind === 'initial' ? 4 : 5}"/>`,
    ),
    rest,
    '</svg>',
  ].join('\n')

/** A statechart as a file by itself, which is printed on one sheet. */
export const drawFile = (machine: string, diagram: Diagram): string =>
  drawSvg(
    diagram,
    nothing,
    [
      `<title>${escaped(machine)}</title>`,
      `<style>@page { size: ${diagram.width > diagram.height ? 'landscape' : 'portrait'} }</style>`,
      `<script>${fileScript}</script>`,
    ].join('\n'),
  )
