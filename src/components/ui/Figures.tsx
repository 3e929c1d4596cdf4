import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { figures } from '@/theme/recipes/figures'
import { FigureText } from './FigureText'

/** A figure with its label, and its change or a note as `detail`. */
export type Figure = { label: string; value: ReactNode; detail?: ReactNode }

export type FiguresProps = { layout: 'strip' | 'terms' | 'counts'; items: Figure[] }

/** A list of figures with their labels. */
export function Figures({ layout, items }: FiguresProps) {
  const styles = useSlotRecipe({ recipe: figures })({ layout })
  return (
    <chakra.dl css={styles.root}>
      {items.map(({ label, value, detail }) => (
        <chakra.div key={label} css={styles.item}>
          <chakra.dt css={styles.label}>{label}</chakra.dt>
          <chakra.dd css={styles.value}>
            <FigureText>{value}</FigureText>
          </chakra.dd>
          {detail === undefined ? null : <chakra.dd css={styles.detail}>{detail}</chakra.dd>}
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
