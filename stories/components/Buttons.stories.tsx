import { Button, IconButton } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Bell } from 'lucide-react'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Buttons' }

const variants = ['solid', 'subtle', 'surface', 'outline', 'ghost', 'plain'] as const
const sizes = ['xs', 'sm', 'md', 'lg'] as const
const palettes = ['brand', 'neutral', 'success', 'warning', 'danger', 'info'] as const

export const Variants = () => (
  <Stage>
    {variants.map((variant) => (
      <HStack key={variant} gap="4" wrap="wrap">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} disabled>
          {variant}, disabled
        </Button>
      </HStack>
    ))}
  </Stage>
)

export const Sizes = () => (
  <Stage>
    {sizes.map((size) => (
      <HStack key={size} gap="4">
        <Button size={size}>Size {size}</Button>
        <IconButton size={size} variant="outline" aria-label={`Notifications, size ${size}`}>
          <Bell />
        </IconButton>
      </HStack>
    ))}
  </Stage>
)

export const Palettes = () => (
  <Stage>
    {palettes.map((palette) => (
      <HStack key={palette} gap="4" wrap="wrap">
        <Button colorPalette={palette}>{palette}</Button>
        <Button colorPalette={palette} variant="subtle">
          {palette}, subtle
        </Button>
      </HStack>
    ))}
  </Stage>
)

export const Submit = () => (
  <Stage>
    <SubmitButton form={{ isBusy: false, hasSucceeded: false }} label="Log in" busyLabel="Signing in..." />
    <SubmitButton form={{ isBusy: true, hasSucceeded: false }} label="Log in" busyLabel="Signing in..." />
    <SubmitButton
      form={{ isBusy: false, hasSucceeded: false, secondsLeft: 42 }}
      label="Log in"
      busyLabel="Signing in..."
    />
  </Stage>
)

export const Links = () => (
  <Stage>
    <Text>Each leads somewhere, and is a link to whom cannot see it.</Text>
    <Stack gap="4" align="flex-start">
      <ButtonLink to="/register">Sign Up</ButtonLink>
      <ButtonLink to="/login" variant="outline">
        Login
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="ghost">
        Dashboard
      </ButtonLink>
    </Stack>
  </Stage>
)
