import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useWorkbench } from './workbenchContext.ts'

export type ContextTreeProps = {
  value: unknown
  /** The same part of the context before the last step. */
  before: unknown
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A machine's context as a tree, with the changes of the last step. */
export function ContextTree({ value, before }: ContextTreeProps) {
  const branch = isBranch(value) ? value : {}
  const keys = Object.keys(branch)
  if (keys.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        The context is empty: the state is all there is.
      </Text>
    )
  return (
    <chakra.ul listStyle="none" margin="0" padding="0" textStyle="sm" fontFamily="mono">
      {keys.map((key) => (
        <Branch
          key={key}
          name={key}
          value={branch[key]}
          before={isBranch(before) ? before[key] : undefined}
        />
      ))}
    </chakra.ul>
  )
}

function Branch({ name, value, before }: ContextTreeProps & { name: string }) {
  const { stepToText } = useWorkbench().links
  const isChanged = stepToText(value) !== stepToText(before)
  const badge = isChanged ? <chakra.span color="colorPalette.fg"> changed</chakra.span> : null
  if (!isBranch(value) || Object.keys(value).length === 0)
    return (
      <chakra.li paddingBlock="0.5" overflowWrap="anywhere">
        <chakra.span color="fg.muted">{name}: </chakra.span>
        {stepToText(value) || 'undefined'}
        {badge}
      </chakra.li>
    )
  const data: unknown = JSON.parse(stepToText(value))
  const parts = isBranch(data) ? data : {}
  return (
    <chakra.li paddingBlock="0.5">
      <details aria-label={name} open={isChanged && Object.keys(parts).length <= 12}>
        <chakra.summary cursor="pointer" color="fg.muted">
          {name}
          {badge}
        </chakra.summary>
        <chakra.ul listStyle="none" margin="0" paddingInlineStart="4">
          {Object.entries(parts).map(([key, part]) => (
            <Branch
              key={key}
              name={key}
              value={part}
              before={isBranch(before) ? JSON.parse(stepToText(before) || '{}')[key] : undefined}
            />
          ))}
        </chakra.ul>
      </details>
    </chakra.li>
  )
}
