import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { figures } from '@/theme/recipes/figures'
import { FigureText } from './FigureText'

/** A figure with its label, and its change or a note as `detail`. */
export type Figure = { label: string; value: ReactNode; detail?: ReactNode }

export type FiguresProps = { layout: 'strip' | 'terms' | 'counts'; items: Figure[] }

const List = chakra('dl', figures)

/** A list of figures with their labels. */
export function Figures({ layout, items }: FiguresProps) {
  return (
    <List layout={layout}>
      {items.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureText>{value}</FigureText>
          </dd>
          {detail === undefined ? null : <dd data-detail="">{detail}</dd>}
        </div>
      ))}
    </List>
  )
}
