import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronsUpDown } from 'lucide-react'
import { select } from '@/theme/recipes/select'

export type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  onChoose: (value: string) => void
  /** True if it takes the room that there is. */
  isWide?: boolean
}

const Select = chakra('select', select)

/** A list of which one entry is chosen. */
export function Choice({ label, value, options, onChoose, isWide = false }: ChoiceProps) {
  return (
    <chakra.div position="relative" maxWidth="full" flex={isWide ? '1 1 12rem' : undefined} minWidth="0">
      <Select
        aria-label={label}
        width={isWide ? 'full' : 'auto'}
        maxWidth="full"
        paddingInlineEnd="9"
        textOverflow="ellipsis"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
      <Center position="absolute" insetY="0" insetEnd="3" color="fg.subtle" pointerEvents="none">
        <ChevronsUpDown size="1.125em" aria-hidden />
      </Center>
    </chakra.div>
  )
}
