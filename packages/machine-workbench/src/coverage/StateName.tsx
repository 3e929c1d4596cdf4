import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'

export type StateNameProps = {
  name: string
  /** The address at which the Stepper shows the state; null if no model leads to it. */
  href: string | null
}

/** A state, which leads to the Stepper. */
export function StateName({ name, href }: StateNameProps) {
  if (href === null)
    return (
      <chakra.span color="fg.error">
        <Breakable name={name} /> (no path leads here)
      </chakra.span>
    )
  return (
    <Link href={href} display="inline">
      <Breakable name={name} />
    </Link>
  )
}

/** A state's name, which may go on in the next line after each dot. */
function Breakable({ name }: Pick<StateNameProps, 'name'>) {
  return name.split('.').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? (
        <>
          .<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ))
}
