import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

export type ScriptsNeededProps = { children: ReactNode }

/** Says in a browser without scripts why something does nothing there; a browser with scripts never shows it. */
export function ScriptsNeeded({ children }: ScriptsNeededProps) {
  return (
    <noscript>
      <Text textStyle="sm" color="fg.warning" mt="2">
        {children}
      </Text>
    </noscript>
  )
}
