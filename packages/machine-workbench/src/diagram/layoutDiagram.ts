import { instance } from '@viz-js/viz'
import { type ChartState, type ChartTransition, transitionText } from '../statechart.ts'

type Point = readonly [number, number]

/** A statechart with places, in pixels from the top left. */
export type Diagram = {
  width: number
  height: number
  /** Outer states before inner ones. */
  states: (Pick<ChartState, 'id' | 'name' | 'type' | 'invokes'> & {
    x: number
    y: number
    width: number
    height: number
  })[]
  /** The dots from which a group's own transitions and its initial arrow begin. */
  dots: { x: number; y: number; kind: 'initial' | 'anywhere' }[]
  arrows: {
    source: string
    target: string
    /** The texts of all transitions that take this way; none for an initial one. */
    labels: string[]
    line: string
    head: string
    /** The middle of its labels. */
    at: { x: number; y: number } | null
  }[]
}

/** Pixels; Graphviz takes inches of 72 of them. */
export const textSizes = { name: 13, small: 11, line: 15, character: 6.7, nameCharacter: 8 }

const inches = (pixels: number) => (pixels / 72).toFixed(3)
const quote = (text: string) => JSON.stringify(text)

/** A label that takes so much room; the words are drawn by the workbench. */
const room = (width: number, height: number) =>
  `<<TABLE BORDER="0" CELLPADDING="0" CELLSPACING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="${Math.ceil(width)}" HEIGHT="${Math.ceil(height)}"></TD></TR></TABLE>>`

const widest = (texts: string[], character: number) =>
  Math.max(0, ...texts.map((text) => text.length)) * character

const invokeText = (id: string) => `runs ${id}`

const isGroup = ({ states }: ChartState) => states.length > 0
const flatten = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(flatten)]
const contains = (state: ChartState, id: string): boolean => flatten(state).some((each) => each.id === id)
const anywhere = (id: string) => `${id}#anywhere`
const initial = (id: string) => `${id}#initial`

/** The state in a group at which an arrow to the whole group can end. */
const someLeaf = (state: ChartState): string => (state.states[0] ? someLeaf(state.states[0]) : state.id)

const hasOwnArrows = (state: ChartState) =>
  isGroup(state) && state.transitions.some(({ target }) => target !== null)

function drawState(state: ChartState, isRoot: boolean): string {
  if (!isGroup(state)) {
    const width = Math.max(
      widest([state.name], textSizes.nameCharacter),
      widest(state.invokes.map(invokeText), textSizes.character),
      48,
    )
    const height = 30 + state.invokes.length * textSizes.line
    return `${quote(state.id)} [width=${inches(width + 24)}, height=${inches(height)}]`
  }
  const lines = [
    ...(state.initial ? [`${quote(initial(state.id))} [shape=point, width=0.11]`] : []),
    ...(hasOwnArrows(state) ? [`${quote(anywhere(state.id))} [shape=point, width=0.15]`] : []),
    ...state.states.map((each) => drawState(each, false)),
  ]
  if (isRoot && state.type !== 'parallel' && state.invokes.length === 0 && !hasOwnArrows(state))
    return lines.join('\n')
  const texts = [state.name, ...state.invokes.map(invokeText)]
  const label = room(widest(texts, textSizes.nameCharacter) + 16, 24 + state.invokes.length * textSizes.line)
  return `subgraph ${quote(`cluster ${state.id}`)} { label=${label}; labeljust=l; margin=14; ${lines.join('\n')} }`
}

/** One arrow for all transitions between the same two states. */
function waysOf(root: ChartState): { source: string; target: string; labels: string[] }[] {
  const ways = new Map<string, { source: string; target: string; labels: string[] }>()
  const add = (transition: ChartTransition) => {
    const { source, target } = transition
    if (target === null) return
    const key = `${source} ${target}`
    const way = ways.get(key) ?? { source, target, labels: [] }
    ways.set(key, { ...way, labels: [...new Set([...way.labels, transitionText(transition)])] })
  }
  for (const state of flatten(root)) state.transitions.forEach(add)
  return [...ways.values()]
}

function drawWay(root: ChartState, { source, target, labels }: ReturnType<typeof waysOf>[number]): string {
  const all = flatten(root)
  const from = all.find(({ id }) => id === source)
  const to = all.find(({ id }) => id === target)
  if (!from || !to) throw new Error(`The machine ${root.id} has no state ${from ? target : source}`)
  const tail = isGroup(from) ? anywhere(source) : source
  const head = isGroup(to) ? (to.initial ? initial(target) : someLeaf(to)) : target
  const headGroup = isGroup(to) && !contains(to, source) ? `, lhead=${quote(`cluster ${target}`)}` : ''
  const label = room(widest(labels, textSizes.character) + 8, labels.length * textSizes.line)
  return `${quote(tail)} -> ${quote(head)} [label=${label}${headGroup}, class=${quote(`${source} ${target}`)}]`
}

type Json = {
  bb: string
  objects?: { name: string; pos?: string; bb?: string; width?: string; height?: string }[]
  edges?: { pos: string; lp?: string; class?: string; head: number; tail: number }[]
}

const numbers = (text: string) => text.split(',').map(Number) as [number, number]

/** A line and the triangle at its end, from Graphviz' `e,x,y x,y …`. */
function drawCurve(pos: string, turn: (point: Point) => Point) {
  const [end, start, ...curve] = pos.split(' ').map((part) => turn(numbers(part.replace('e,', ''))))
  const last = curve.at(-1)
  if (!end || !start || !last) throw new Error(`Not a curve with an end: ${pos}`)
  const [dx, dy] = [end[0] - last[0], end[1] - last[1]]
  const length = Math.hypot(dx, dy) || 1
  const side: Point = [(-dy / length) * 4, (dx / length) * 4]
  const write = (point: Point) => point.map((part) => Math.round(part * 10) / 10).join(',')
  return {
    line: `M${write(start)}C${curve.map(write).join(' ')}`,
    head: [end, [last[0] + side[0], last[1] + side[1]], [last[0] - side[0], last[1] - side[1]]]
      .map((point) => write(point as Point))
      .join(' '),
  }
}

/** Lays a statechart out with Graphviz; it runs while the workbench is built, never in the page. */
export async function layoutDiagram(root: ChartState): Promise<Diagram> {
  const states = flatten(root)
  const ways = waysOf(root)
  const starts = states.flatMap(({ id, initial: child }) => (child ? [{ id, child }] : []))
  const startArrows = starts.map(({ id, child }) => {
    const first = states.find((state) => state.id === child)
    if (!first) throw new Error(`The machine ${root.id} has no state ${child}`)
    const head = isGroup(first) ? (first.initial ? initial(child) : someLeaf(first)) : child
    const group = isGroup(first) ? `, lhead=${quote(`cluster ${child}`)}` : ''
    return `${quote(initial(id))} -> ${quote(head)} [class=${quote(`${id} ${child} start`)}${group}]`
  })
  const viz = await instance()
  const dot = [
    'digraph { compound=true; rankdir=TB; nodesep=0.3; ranksep=0.35;',
    'node [shape=box, fixedsize=true, label=""]; edge [arrowsize=0.8];',
    drawState(root, true),
    ...startArrows,
    ...ways.map((way) => drawWay(root, way)),
    '}',
  ].join('\n')
  const drawn = viz.renderJSON(dot) as Json
  const [, , width = 0, height = 0] = drawn.bb.split(',').map(Number)
  const margin = 8
  const turn = ([x, y]: Point): Point => [x + margin, height - y + margin]
  const objects = drawn.objects ?? []

  const boxOf = (id: string) => {
    const group = objects.find(({ name }) => name === `cluster ${id}`)
    if (group?.bb) {
      const [left = 0, bottom = 0, right = 0, top = 0] = group.bb.split(',').map(Number)
      const [x, y] = turn([left, top])
      return { x, y, width: right - left, height: top - bottom }
    }
    const leaf = objects.find(({ name }) => name === id)
    if (!leaf?.pos) return null
    const [w, h] = [Number(leaf.width) * 72, Number(leaf.height) * 72]
    const [x, y] = turn(numbers(leaf.pos))
    return { x: x - w / 2, y: y - h / 2, width: w, height: h }
  }

  return {
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(height + 2 * margin),
    states: states.flatMap(({ id, name, type, invokes }) => {
      const box = boxOf(id)
      return box ? [{ id, name, type, invokes, ...box }] : []
    }),
    dots: objects.flatMap(({ name, pos }) => {
      const kind = name.endsWith('#initial') ? 'initial' : name.endsWith('#anywhere') ? 'anywhere' : null
      if (!kind || !pos) return []
      const [x, y] = turn(numbers(pos))
      return [{ x, y, kind } as const]
    }),
    arrows: (drawn.edges ?? []).map(({ pos, lp, class: name = '' }) => {
      const [source = '', target = '', start] = name.split(' ')
      const labels = start
        ? []
        : (ways.find((way) => way.source === source && way.target === target)?.labels ?? [])
      const [x, y] = lp ? turn(numbers(lp)) : [0, 0]
      return { source, target, labels, ...drawCurve(pos, turn), at: lp ? { x, y } : null }
    }),
  }
}
