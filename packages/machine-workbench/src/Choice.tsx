import { Center } from '@chakra-ui/react/center'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'

export type ChoiceProps = {
  ref?: Ref<HTMLSelectElement>
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  onChoose: (value: string) => void
  /** True if it takes the room that there is. */
  isWide?: boolean
  size?: 'sm' | 'md'
  maxWidth?: string
}

/** A list with one chosen entry. */
export function Choice({
  ref,
  label,
  value,
  options,
  onChoose,
  isWide = false,
  size = 'md',
  maxWidth = 'full',
}: ChoiceProps) {
  return (
    <chakra.div
      position="relative"
      _print={{ display: 'none' }}
      width={isWide ? undefined : 'fit-content'}
      maxWidth={maxWidth}
      flex={isWide ? '1 1 12rem' : undefined}
      minWidth="0"
    >
      <Input
        asChild
        height={size === 'md' ? '11' : '9'}
        width={isWide ? 'full' : 'auto'}
        maxWidth="full"
        paddingInlineStart="3"
        paddingInlineEnd="9"
        fontSize={size}
        textOverflow="ellipsis"
      >
        <select
          ref={ref}
          aria-label={label}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </Input>
      <Center position="absolute" insetY="0" insetEnd="3" color="fg.subtle" pointerEvents="none">
        <ChevronsUpDown size="1.125em" aria-hidden />
      </Center>
    </chakra.div>
  )
}
