import { type Plugin, parseSync, Visitor } from 'vite'
import { type Replacement, replaceCode } from './replaceCode.ts'

const inMachines = /[\\/]src[\\/]machines[\\/]\w+\.ts$/

/** The source of a machine without the `meta` of its states. */
export function withoutMeta(code: string, file: string): string {
  const places: { start: number; end: number }[] = []
  new Visitor({
    Property({ key, value, start, end }) {
      const isMeta = key.type === 'Identifier' && key.name === 'meta' && value.type === 'ObjectExpression'
      if (isMeta) places.push({ start, end })
    },
  }).visit(parseSync(file, code).program)
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

const ofMachines = /node_modules[\\/]xstate[\\/]dist[\\/]StateMachine-\w+\.esm\.js$/

/** What describes a machine, and what stores a snapshot and takes it up again. */
const unused: Replacement[] = [
  ['    this.getPersistedSnapshot = this.getPersistedSnapshot.bind(this);\n', ''],
  ['    this.restoreSnapshot = this.restoreSnapshot.bind(this);\n', ''],
  ['    this.events = this.root.events;\n', ''],
  [
    { from: '  /** The well-structured state node definition. */', to: '    return this.definition;\n  }\n' },
    '',
  ],
  [{ from: '  /** All the event types accepted by', to: '}\n\nconst STATE' }, '}\n\nconst STATE'],
  [{ from: '  resolveState(config) {', to: '    }, this);\n  }\n' }, ''],
  [{ from: '  get definition() {', to: '    return restoredSnapshot;\n  }\n' }, ''],
]

/**
 * Takes out of the machines why they ignore events, which the coverage map shows and no visitor ever sees, and out of
 * XState what only tools use that look at machines from outside.
 */
export function leanMachines(): Plugin[] {
  return [
    {
      name: 'lean-machines',
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id: inMachines }, handler: withoutMeta },
    },
    {
      name: 'lean-xstate',
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id: ofMachines }, handler: (code, id) => replaceCode(id, code, unused) },
    },
  ]
}
