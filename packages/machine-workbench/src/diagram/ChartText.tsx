import { chakra } from '@chakra-ui/react/styled-system'
import { type ChartState, transitionText } from '../statechart.ts'

export type ChartTextProps = {
  root: ChartState
  /** The ids of the active states. */
  active: ReadonlySet<string>
  /** The ways of the last step, as `source target`. */
  taken: ReadonlySet<string>
}

/** The diagram in words: every state with its actors and the targets of its events, the active ones named. */
export function ChartText({ root, ...highlights }: ChartTextProps) {
  return (
    <chakra.ul textStyle="sm" listStyle="none" margin="0" padding="0">
      <StateText state={root} {...highlights} />
    </chakra.ul>
  )
}

type StateTextProps = Omit<ChartTextProps, 'root'> & { state: ChartState }

const kinds: Partial<Record<ChartState['type'], string>> = {
  parallel: ', all of its parts at once',
  final: ', the end',
}

function StateText({ state, active, taken }: StateTextProps) {
  const { id, name, type, invokes, transitions, states } = state
  return (
    <chakra.li
      borderStartWidth="1px"
      borderColor={active.has(id) ? 'colorPalette.solid' : 'border.subtle'}
      paddingInlineStart="3"
      marginBlock="1"
    >
      <chakra.span color={active.has(id) ? 'colorPalette.fg' : 'fg'} fontWeight="600">
        {name}
      </chakra.span>
      {active.has(id) ? <chakra.span color="colorPalette.fg"> (active)</chakra.span> : null}
      <chakra.span color="fg.muted">
        {kinds[type] ?? ''}
        {invokes.length > 0 ? `, runs ${invokes.join(' and ')}` : ''}
      </chakra.span>
      {transitions.length > 0 || states.length > 0 ? (
        <chakra.ul listStyle="none" margin="0" padding="0">
          {transitions.map((transition, index) => {
            const { target } = transition
            const isTaken = taken.has(`${id} ${target}`)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a state's transitions keep their order.
              <chakra.li key={index} color={isTaken ? 'colorPalette.fg' : 'fg.muted'} paddingInlineStart="3">
                {transitionText(transition)} → {target ? target.split('.').slice(1).join('.') : 'stays'}
                {isTaken ? ' (last step)' : ''}
              </chakra.li>
            )
          })}
          {states.map((child) => (
            <StateText key={child.id} state={child} active={active} taken={taken} />
          ))}
        </chakra.ul>
      ) : null}
    </chakra.li>
  )
}
