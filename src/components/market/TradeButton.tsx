import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { comingSoon } from '@/data/content/notices'

export type TradeButtonProps = { name: string }

/** The button of trading, which is not built yet. It says so below itself: a toast would be behind the open dialog. */
export function TradeButton({ name }: TradeButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const { title, description } = comingSoon(`Trading ${name}`)
  return (
    <Stack gap="3">
      <Button type="button" size="lg" aria-label={`Trade ${name}`} onClick={() => setAsked(true)}>
        Trade
      </Button>
      <div role="status">
        {isAsked ? (
          <Stack
            gap="1"
            p="4"
            textStyle="sm"
            bg="info.subtle"
            borderWidth="1px"
            borderColor="info.border"
            borderRadius="l2"
          >
            <Text color="info.fg" fontWeight="semibold">
              {title}
            </Text>
            <Text>{description}</Text>
          </Stack>
        ) : null}
      </div>
    </Stack>
  )
}
