import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Ref } from 'react'

type Width = 'desktop' | 'phone'

export type StageFrameProps = {
  ref: Ref<HTMLIFrameElement>
  /** The journey's name. */
  name: string
  /** The address of the stage in the workbench. */
  address: string
  /** The address of the page that the stage shows. */
  path: string
  width: Width
  onWidth: (width: Width) => void
}

const widths: Record<Width, { label: string; width: string }> = {
  desktop: { label: 'Wide', width: '100%' },
  phone: { label: 'Phone', width: '24.375rem' },
}

/** The frame with the site, below its address and the choice of its width. */
export function StageFrame({ ref, name, address, path, width, onWidth }: StageFrameProps) {
  return (
    <Stack
      gap="0"
      minW="0"
      height={{ base: '85dvh', lg: 'auto' }}
      bg="bg"
      borderStartWidth={{ lg: '1px' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderColor="border.subtle"
    >
      <HStack
        justify="space-between"
        gap="4"
        px="4"
        minH="12"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <Text textStyle="sm" color="fg.muted" truncate>
          <chakra.span srOnly>The page on the stage: </chakra.span>
          {path || '…'}
        </Text>
        <HStack display={{ base: 'none', lg: 'flex' }} gap="1" role="group" aria-label="Width of the stage">
          {(Object.keys(widths) as Width[]).map((option) => (
            <Button
              key={option}
              type="button"
              size="xs"
              variant={option === width ? 'subtle' : 'ghost'}
              aria-pressed={option === width}
              onClick={() => onWidth(option)}
            >
              {widths[option].label}
            </Button>
          ))}
        </HStack>
      </HStack>
      <chakra.iframe
        ref={ref}
        src={address}
        title={`The site: ${name}`}
        flex="1"
        width={widths[width].width}
        maxW="full"
        mx="auto"
        border="0"
        bg="bg"
      />
    </Stack>
  )
}
