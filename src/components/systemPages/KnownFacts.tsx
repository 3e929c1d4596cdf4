import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { type ReactNode, useId } from 'react'
import type { Construction } from '@/data/registries/navigation'

export type KnownFactsProps = Pick<Construction, 'points' | 'figures'>

/** Where a figure has no room beside its name, it stands below it. */
const oneBelowTheOther: SystemStyleObject = {
  _narrowWindow: {
    '& th, & td': { display: 'block', ps: '0', textAlign: 'start' },
    '& th': { pb: '0', borderBottomWidth: '0' },
    '& td': { pt: '0' },
  },
}

/** What is known already of a page under construction. */
export function KnownFacts({ points, figures }: KnownFactsProps) {
  return (
    <>
      {points ? (
        <Facts title={points.title}>
          <chakra.ul display="grid" gap="2.5">
            {points.items.map((item) => (
              <chakra.li
                key={item}
                display="flex"
                gap="3"
                color="fg.muted"
                textWrap="pretty"
                _before={{
                  content: '""',
                  flexShrink: '0',
                  width: '2.5',
                  mt: '0.75em',
                  borderTopWidth: '1px',
                  borderColor: 'brand.drawn',
                }}
              >
                {item}
              </chakra.li>
            ))}
          </chakra.ul>
        </Facts>
      ) : null}
      {figures ? (
        <Facts title={figures.title}>
          {(id) => (
            <Table.Root aria-labelledby={id} css={oneBelowTheOther}>
              <Table.Body>
                {figures.rows.map(({ label, value }) => (
                  <Table.Row key={label}>
                    <Table.Cell asChild px="0" fontWeight="normal" color="fg.muted">
                      <th scope="row">{label}</th>
                    </Table.Cell>
                    <Table.Cell px="0" ps="4" textAlign="end" fontWeight="medium">
                      {value}
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          )}
        </Facts>
      ) : null}
    </>
  )
}

type FactsProps = { title: string; children: ReactNode | ((titleId: string) => ReactNode) }

function Facts({ title, children }: FactsProps) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading as="h2" id={id} textStyle="title">
        {title}
      </Heading>
      {typeof children === 'function' ? children(id) : children}
    </Stack>
  )
}
