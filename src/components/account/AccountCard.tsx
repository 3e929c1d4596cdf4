import { Card } from '@chakra-ui/react/card'
import { type ReactNode, useId } from 'react'

export type AccountCardProps = { title: string; children: ReactNode }

/** A titled section of the user area. */
export function AccountCard({ title, children }: AccountCardProps) {
  const id = useId()
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Header>
        <Card.Title as="h2" id={id}>
          {title}
        </Card.Title>
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  )
}
