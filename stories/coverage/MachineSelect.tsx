import { Center } from '@chakra-ui/react/center'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronsUpDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import { select } from '@/theme/recipes/select'

const Select = chakra('select', select)

export type MachineSelectProps = {
  ref?: Ref<HTMLSelectElement>
  names: string[]
  /** Empty for all machines. */
  value: string
  onChoose: (machine: string) => void
}

/** Chooses one machine, or all of them. */
export function MachineSelect({ ref, names, value, onChoose }: MachineSelectProps) {
  const id = useId()
  return (
    <Stack gap="2" maxWidth="xs">
      <chakra.label htmlFor={id} textStyle="label">
        Machine
      </chakra.label>
      <chakra.div position="relative">
        <Select
          ref={ref}
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">All machines</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        <Center position="absolute" insetY="0" insetEnd="3" color="fg.subtle" pointerEvents="none">
          <ChevronsUpDown size="1.125em" aria-hidden />
        </Center>
      </chakra.div>
    </Stack>
  )
}
