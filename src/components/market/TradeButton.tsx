import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { useInSight } from '@/components/ui/useInSight'
import { comingSoon } from '@/data/content/notices'

export type TradeButtonProps = { name: string }

/** The button of trading, which is not built yet. It says so below itself: a toast would be behind the open dialog. */
export function TradeButton({ name }: TradeButtonProps) {
  const [presses, setPresses] = useState(0)
  const box = useInSight<HTMLDivElement>(presses)
  const { title, description } = comingSoon(`Trading ${name}`)
  return (
    <Stack ref={box} gap="3" scrollMarginBlock="{spacing.4}">
      <Button
        type="button"
        size="lg"
        aria-label={`Trade ${name}`}
        onClick={() => setPresses((before) => before + 1)}
      >
        Trade
      </Button>
      <div role="status">
        {presses > 0 ? (
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
