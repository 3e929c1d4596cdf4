import { Button } from '@chakra-ui/react/button'
import { Separator } from '@chakra-ui/react/separator'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { type SocialProvider, socialProviders } from '@/data/auth'

const names: Record<SocialProvider, string> = { google: 'Google', apple: 'Apple', twitter: 'Twitter' }

export type SocialButtonsProps = { onChoose: (provider: SocialProvider) => Promise<void> }

/** The social providers, each to be chosen once at a time. */
export function SocialButtons({ onChoose }: SocialButtonsProps) {
  const [chosen, setChosen] = useState<SocialProvider | null>(null)
  const choose = async (provider: SocialProvider) => {
    setChosen(provider)
    await onChoose(provider)
    setChosen(null)
  }
  return (
    <Stack gap="4">
      <HStack>
        <Separator flex="1" />
        <Text color="fg.muted" textStyle="sm" flexShrink="0">
          or continue with
        </Text>
        <Separator flex="1" />
      </HStack>
      <HStack gap="3">
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            type="button"
            variant="outline"
            flex="1"
            minWidth="0"
            disabled={chosen !== null}
            onClick={() => void choose(provider)}
          >
            {names[provider]}
          </Button>
        ))}
      </HStack>
    </Stack>
  )
}
