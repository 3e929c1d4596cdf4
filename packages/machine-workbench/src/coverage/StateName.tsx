import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'

export type StateNameProps = {
  name: string
  /** The state in words; its name where there are none. */
  sentence: string
  /** The address at which the Stepper shows the state; null if no model leads to it. */
  href: string | null
}

/** A state in words with its name below, which leads to the Stepper. */
export function StateName({ name, sentence, href }: StateNameProps) {
  const shown = sentence === name ? <Breakable name={name} /> : sentence
  return (
    <>
      {href === null ? (
        <chakra.span color="fg.error">{shown} (no path leads here)</chakra.span>
      ) : (
        <Link href={href} display="inline">
          {shown}
        </Link>
      )}
      {sentence === name ? null : (
        <chakra.code display="block" fontFamily="mono" fontSize="xs" fontWeight="normal" color="fg.muted">
          <Breakable name={name} />
        </chakra.code>
      )}
    </>
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
