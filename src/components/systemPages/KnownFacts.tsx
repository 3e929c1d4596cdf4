import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Columns } from '@/components/ui/Columns'
import { Figures } from '@/components/ui/Figures'
import { plannedColumns } from '@/data/content/systemPages'
import type { Construction } from '@/data/site/navigation'

export type KnownFactsProps = Pick<Construction, 'points' | 'figures' | 'rows' | 'columns'>

const row = {
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'border',
  _first: { borderTopWidth: { lg: '0' }, pt: { lg: '1' } },
} as const

/** The known facts of a page under construction. */
export function KnownFacts({ points, figures, rows, columns }: KnownFactsProps) {
  return (
    <>
      {figures ? (
        <KnownPart title={figures.title} isWide>
          <Figures layout="strip" items={figures.items} />
        </KnownPart>
      ) : null}
      {rows ? (
        <KnownPart title={rows.title}>
          <dl>
            {rows.items.map(({ label, value }) => (
              <chakra.div
                key={label}
                {...row}
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="6"
              >
                <chakra.dt color="fg.muted">{label}</chakra.dt>
                <chakra.dd textStyle="figure.md">{value}</chakra.dd>
              </chakra.div>
            ))}
          </dl>
        </KnownPart>
      ) : null}
      {points ? (
        <KnownPart title={points.title}>
          <ul>
            {points.items.map((item) => (
              <chakra.li key={item} {...row} color="fg.muted" maxW="prose">
                {item}
              </chakra.li>
            ))}
          </ul>
        </KnownPart>
      ) : null}
      {columns ? (
        <KnownPart title={plannedColumns}>
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {columns.map((column) => (
              <li key={column}>
                <Badge variant="outline" colorPalette="neutral" size="lg">
                  {column}
                </Badge>
              </li>
            ))}
          </chakra.ul>
        </KnownPart>
      ) : null}
    </>
  )
}

export type KnownPartProps = {
  title: string
  /** Its content stands below the title, not beside it. */
  isWide?: boolean
  children: ReactNode
}

/** Known facts under a heading. */
export function KnownPart({ title, isWide = false, children }: KnownPartProps) {
  const id = useId()
  return (
    <Columns
      as="section"
      aria-labelledby={id}
      columns={isWide ? {} : { lg: '4 8' }}
      columnGap={{ lg: '16' }}
      rowGap={{ base: '5', md: '8' }}
    >
      <Heading id={id} textStyle="section" css={{ _inArea: { textStyle: 'part' } }}>
        {title}
      </Heading>
      {children}
    </Columns>
  )
}
