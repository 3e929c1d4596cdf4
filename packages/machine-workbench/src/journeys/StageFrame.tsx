import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type Ref, useState } from 'react'
import { useScaledWindow, windowInWords } from '../useScaledWindow.ts'

export type StageFrameProps = {
  ref: Ref<HTMLIFrameElement>
  /** The journey's name. */
  name: string
  /** The address of the stage in the workbench. */
  address: string
  /** The address of the page that the stage shows. */
  path: string
  width: StageWidth
  onWidth: (width: StageWidth) => void
}

/** How wide the window on the stage is. */
export type StageWidth = keyof typeof widths

const widths = {
  wide: { label: 'Wide', pixels: 1280 },
  phone: { label: 'Phone', pixels: 390 },
  room: { label: 'As the room', pixels: null },
} as const

/** The width with which a stage begins: a wide window is drawn small, which a phone has no room for. */
export const useStageWidth = () =>
  useState<StageWidth>(() => (window.matchMedia('(min-width: 64rem)').matches ? 'wide' : 'room'))

/** The frame with the site, below its address and the choice of its width. */
export function StageFrame({ ref, name, address, path, width, onWidth }: StageFrameProps) {
  const { pixels } = widths[width]
  const { box, scale, style } = useScaledWindow(pixels, `The site: ${name}, to be scrolled sideways`)
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
        rowGap="0"
        wrap="wrap"
        px="4"
        minH="12"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <Text textStyle="sm" color="fg.muted" truncate>
          <chakra.span srOnly>The page on the stage: </chakra.span>
          {path || '…'}
        </Text>
        <HStack gap="1" role="group" aria-label="Width of the stage">
          {pixels === null ? null : (
            <Text textStyle="xs" color="fg.muted" pe="2">
              {windowInWords(pixels, scale)}
            </Text>
          )}
          {(Object.keys(widths) as StageWidth[]).map((option) => (
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
      <chakra.div {...box} position="relative" flex="1" minH="0" overflowX="auto" overflowY="hidden">
        <chakra.iframe
          ref={ref}
          src={address}
          title={`The site: ${name}`}
          position="absolute"
          inset="0"
          width="full"
          height="full"
          border="0"
          bg="bg"
          style={style}
        />
      </chakra.div>
    </Stack>
  )
}
